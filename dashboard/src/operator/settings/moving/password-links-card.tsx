import { toast } from "sonner";
import { useState } from "react";
import { operator, operatorHooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import type { OperatorData } from "../../../api/types.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { Card, Details } from "../../../ui/page.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { countOf } from "./moving.ts";

type Links = OperatorData<"/api/operator/password-links">;

const PATHS = ["/api/operator/password-links"] as const;
/** Of one request. */
const MOST = 1_000;
const USUAL = 100;

/** Resellers who came without a password that works here get a link to set one, in batches. */
export function PasswordLinksCard() {
  const poll = usePoll<{ data: Links }>(({ data }) => data.waiting === 0);
  const links = operatorHooks.useQuery("get", "/api/operator/password-links", {}, { refetchInterval: poll });
  return (
    <QueryView query={links}>
      {({ data }) => (
        <Card title="Links to set a password" actions={<SendButton links={data} />}>
          <div className="grid gap-4">
            <p className="max-w-prose text-muted">
              Passwords that cannot be verified here stop working. Email these resellers a link that works for 7 days,
              in batches of your choice. Resellers who have set a password or have a valid link are left out.
            </p>
            <Details
              rows={[
                ["Need a link", data.eligible.toLocaleString("en")],
                ["Waiting", data.waiting.toLocaleString("en")],
                ["Sent", data.sent.toLocaleString("en")],
                ...(data.failed > 0 ? ([["Failed", data.failed.toLocaleString("en")]] as const) : []),
              ]}
            />
          </div>
        </Card>
      )}
    </QueryView>
  );
}

function SendButton({ links }: { links: Links }) {
  const [isOpen, setOpen] = useState(false);
  const none = links.eligible === 0 && "No reseller needs a link.";
  const unless = links.can_send ? none : "There is no mail server: set SMTP_URL and MAIL_FROM.";
  return (
    <>
      <Button size="small" unless={unless} onClick={() => setOpen(true)}>
        Send links
      </Button>
      {isOpen && <SendDialog links={links} onClose={() => setOpen(false)} />}
    </>
  );
}

function SendDialog({ links, onClose }: { links: Links; onClose: () => void }) {
  const refresh = useRefresh(PATHS);
  const send = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.POST("/api/operator/password-links", {
      body: { limit: Number(fields.text("limit")) },
    });
    toast.success(`${countOf(data!.data.requested, "link")} requested.`);
    await refresh();
  };
  return (
    <FormDialog
      title="Send links to set a password"
      about={`${countOf(links.eligible, "reseller")} can get a link. ${links.per_minute} emails are sent in a minute.`}
      action="Send links"
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label="Resellers in this batch"
        name="limit"
        type="number"
        min={1}
        max={MOST}
        required
        defaultValue={Math.min(links.eligible, USUAL)}
        hint="Start with a small batch to see that the emails arrive."
      />
    </FormDialog>
  );
}
