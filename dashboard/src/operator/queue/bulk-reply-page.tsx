import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useQueryClient } from "@tanstack/react-query";
import { Link } from "@tanstack/react-router";
import { useState } from "react";
import { sentenceOf } from "../../api/api-error.ts";
import { operatorHooks } from "../../api/client.ts";
import type { OperatorRow } from "../../api/types.ts";
import { Button } from "../../ui/button.tsx";
import { TextAreaField } from "../../ui/form/field.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Card, Page } from "../../ui/page.tsx";
import { ProgressBar } from "../../ui/states.tsx";
import { useOnce } from "../../ui/use-once.ts";
import { UploadReplies } from "./upload-replies.tsx";
import { OutcomeTable, PreviewTable } from "./reply-tables.tsx";

const EXAMPLE = "356938035643809 12345678\n490154203237518 REJECT Not found in the database";

/** Answers many orders at once: paste, look at the matches, confirm. */
export function BulkReplyPage() {
  const [text, setText] = useState("");
  const { preview, send, previewing, sending } = useReplies();
  const error = preview.error ?? send.error;
  const change = (changed: string): void => {
    setText(changed);
    preview.reset();
  };
  const startAnew = (): void => {
    change("");
    send.reset();
  };
  const back = (
    <Button asChild>
      <Link to="/operator/queue">{t`Back to queue`}</Link>
    </Button>
  );
  return (
    <Page
      title={t`Bulk reply`}
      about={t`Paste one reply per line: IMEI, space, result. Or export the queue as CSV, fill in the answer column and upload it here. You review the replies before you send them.`}
      actions={back}
    >
      {error && <Notice look="danger">{sentenceOf(error)}</Notice>}
      {send.data ? (
        <Card title={t`Results`} flush actions={<Button onClick={startAnew}>{t`New bulk reply`}</Button>}>
          <OutcomeTable replies={send.data.data} />
        </Card>
      ) : (
        <RepliesField
          text={text}
          onText={change}
          isPreviewed={preview.data !== undefined}
          busy={previewing.busy}
          onPreview={() => previewing.start(text)}
        />
      )}
      {preview.data && !send.data && (
        <Preview replies={preview.data.data} busy={sending.busy} onSend={(orders) => sending.start(text, orders)} />
      )}
    </Page>
  );
}

/** The order that the preview matched to each line: replies that are sent again reach no other. */
type MatchedOrders = { line: number; order_id: number }[];

/** Previews and sends a text, never twice at a time. The mutations keep their errors. */
function useReplies() {
  const queryClient = useQueryClient();
  const preview = operatorHooks.useMutation("post", "/api/operator/queue/replies/preview");
  const send = operatorHooks.useMutation("post", "/api/operator/queue/replies", {
    onSuccess: () => queryClient.invalidateQueries({ queryKey: ["get", "/api/operator/queue"] }),
  });
  const previewing = useOnce();
  const sending = useOnce();
  const startPreview = (text: string): void =>
    void previewing.once(() => Promise.allSettled([preview.mutateAsync({ body: { text } })]));
  const startSending = (text: string, orders: MatchedOrders): void =>
    void sending.once(() => Promise.allSettled([send.mutateAsync({ body: { text, orders } })]));
  return {
    preview,
    send,
    previewing: { busy: previewing.busy, start: startPreview },
    sending: { busy: sending.busy, start: startSending },
  };
}

interface RepliesFieldProps {
  text: string;
  onText: (text: string) => void;
  isPreviewed: boolean;
  busy: boolean;
  onPreview: () => void;
}

function RepliesField({ text, onText, isPreviewed, busy, onPreview }: RepliesFieldProps) {
  return (
    <Card>
      <div className="grid gap-4">
        <TextAreaField
          label={t`Replies`}
          rows={8}
          value={text}
          placeholder={EXAMPLE}
          spellCheck={false}
          hint={t`Start the result with REJECT, CANCELLED, FAILED or ! to reject the order. Use #17 to name an order by its number.`}
          onChange={(event) => onText(event.target.value)}
        />
        <div className="flex flex-wrap justify-between gap-2">
          <UploadReplies onText={onText} />
          <Button
            look={isPreviewed ? "secondary" : "primary"}
            busy={busy}
            unless={text.trim() === "" && t`Paste your replies first.`}
            onClick={onPreview}
          >
            {t`Preview`}
          </Button>
        </div>
      </div>
    </Card>
  );
}

interface PreviewProps {
  replies: OperatorRow<"/api/operator/queue/replies/preview", "post">[];
  busy: boolean;
  onSend: (orders: MatchedOrders) => void;
}

function Preview({ replies, busy, onSend }: PreviewProps) {
  const matched = replies.filter(({ outcome }) => outcome === "matched");
  const count = matched.length;
  const rejected = matched.filter(({ status }) => status === "REJECTED").length;
  const doubtful = matched.filter(({ reads_like_refusal }) => reads_like_refusal).length;
  const lines = replies.length;
  return (
    <Card
      title={plural(lines, {
        one: `${count} of # line matched`,
        other: `${count} of # lines matched`,
      })}
      flush
    >
      <PreviewTable replies={replies} />
      <div className="grid gap-3 border-t border-line p-4">
        <p className="font-medium">
          <Trans>
            {count - rejected} delivered and charged · {rejected} rejected
          </Trans>
        </p>
        {doubtful > 0 && (
          <Notice look="warning">
            {plural(doubtful, {
              one: "# result reads like a rejection. Start a line's result with REJECT to reject the order.",
              other: "# results read like rejections. Start a line's result with REJECT to reject the order.",
            })}
          </Notice>
        )}
        {busy && <ProgressBar label={t`Sending replies`} done={0} total={null} />}
        <Button
          className="justify-self-end"
          look="primary"
          busy={busy}
          unless={count === 0 && t`No line matches an order in the queue.`}
          onClick={() => onSend(matched.map(({ line, orders }) => ({ line, order_id: orders![0]!.id })))}
        >
          {plural(count, { one: "Send # reply", other: "Send # replies" })}
        </Button>
      </div>
    </Card>
  );
}
