import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { operatorHooks } from "../../api/client.ts";
import { sentenceOf } from "../../api/api-error.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { ProgressBar } from "../../ui/states.tsx";
import { PreviewTable, OutcomeTable } from "./reply-tables.tsx";

const EXAMPLE = "356938035643809 12345678\n490154203237518 REJECT Not found in the database";

/** Answers many orders at once: paste, look at the matches, confirm. */
export function BulkReplyPage() {
  const [text, setText] = useState("");
  const queryClient = useQueryClient();
  const preview = operatorHooks.useMutation("post", "/api/operator/queue/replies/preview");
  const send = operatorHooks.useMutation("post", "/api/operator/queue/replies", {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["get", "/api/operator/queue"] }),
  });
  const error = preview.error ?? send.error;
  const matched = preview.data?.data.filter(({ outcome }) => outcome === "matched") ?? [];
  const rejected = matched.filter(({ status }) => status === "REJECTED").length;
  const doubtful = matched.filter(({ reads_like_refusal }) => reads_like_refusal).length;
  const lines = preview.data?.data.length ?? 0;
  const startAnew = (): void => {
    setText("");
    preview.reset();
    send.reset();
  };
  return (
    <Page
      title="Reply to many"
      about="Paste a line for each order: its identifier, a space, the result. Nothing is sent before you confirm."
      actions={
        <Button asChild>
          <Link to="/operator/queue">Back to the queue</Link>
        </Button>
      }
    >
      {error && <Notice look="danger">{sentenceOf(error)}</Notice>}
      {send.data ? (
        <Card title="What became of each line" flush actions={<Button onClick={startAnew}>Reply to more</Button>}>
          <OutcomeTable replies={send.data.data} />
        </Card>
      ) : (
        <Card>
          <div className="grid gap-4">
            <TextAreaField
              label="Replies"
              rows={8}
              value={text}
              placeholder={EXAMPLE}
              spellCheck={false}
              hint="REJECT, CANCELLED, FAILED or ! before the text rejects the order with the text as reason. #17 names an order by its number."
              onChange={(event) => {
                setText(event.target.value);
                preview.reset();
              }}
            />
            <Button
              className="justify-self-end"
              look={preview.data ? "secondary" : "primary"}
              busy={preview.isPending}
              unless={text.trim() === "" && "Paste some lines first."}
              onClick={() => preview.mutate({ body: { text } })}
            >
              Look at the matches
            </Button>
          </div>
        </Card>
      )}
      {preview.data && !send.data && (
        <Card title={`${matched.length} of ${lines} ${lines === 1 ? "line" : "lines"} found their order`} flush>
          <PreviewTable replies={preview.data.data} />
          <div className="grid gap-3 border-t border-line p-4">
            <p className="font-medium">
              {matched.length - rejected} delivered and charged · {rejected} rejected
            </p>
            {doubtful > 0 && (
              <Notice look="warning">
                {doubtful === 1 ? "1 result reads like a refusal" : `${doubtful} results read like refusals`}. Write
                REJECT before a text that is no result.
              </Notice>
            )}
            {send.isPending && <ProgressBar label="Replies are being sent" done={0} total={null} />}
            <Button
              className="justify-self-end"
              look="primary"
              busy={send.isPending}
              unless={matched.length === 0 && "No line matches an order that waits."}
              onClick={() => send.mutate({ body: { text } })}
            >
              {matched.length === 1 ? "Send 1 reply" : `Send ${matched.length} replies`}
            </Button>
          </div>
        </Card>
      )}
    </Page>
  );
}
