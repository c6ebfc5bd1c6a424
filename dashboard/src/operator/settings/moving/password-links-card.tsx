import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
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
import { formatCount } from "../../../ui/show/dates.ts";
import { QueryView } from "../../../ui/states.tsx";

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
        <Card title={t`Links to set a password`} actions={<SendButton links={data} />}>
          <div className="grid gap-4">
            <p className="max-w-prose text-muted">
              <Trans>
                Passwords that cannot be verified here stop working. Email these resellers a link that works for 7 days,
                in batches of your choice. Resellers who have set a password or have a valid link are left out.
              </Trans>
            </p>
            <Details
              rows={[
                [t`Need a link`, formatCount(data.eligible)],
                [t`Waiting`, formatCount(data.waiting)],
                [t`Sent`, formatCount(data.sent)],
                ...(data.failed > 0 ? ([[t`Failed`, formatCount(data.failed)]] as const) : []),
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
  const none = links.eligible === 0 && t`No reseller needs a link.`;
  const unless = links.can_send ? none : t`There is no mail server: set SMTP_URL and MAIL_FROM.`;
  return (
    <>
      <Button size="small" unless={unless} onClick={() => setOpen(true)}>
        <Trans>Send links</Trans>
      </Button>
      {isOpen && <SendDialog links={links} onClose={() => setOpen(false)} />}
    </>
  );
}

function SendDialog({ links, onClose }: { links: Links; onClose: () => void }) {
  const { eligible, per_minute: perMinute } = links;
  const refresh = useRefresh(PATHS);
  const send = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.POST("/api/operator/password-links", {
      body: { limit: Number(fields.text("limit")) },
    });
    toast.success(plural(data!.data.requested, { one: "# link requested.", other: "# links requested." }));
    await refresh();
  };
  return (
    <FormDialog
      title={t`Send links to set a password`}
      about={plural(eligible, {
        one: `# reseller can get a link. ${perMinute} emails are sent per minute.`,
        other: `# resellers can get a link. ${perMinute} emails are sent per minute.`,
      })}
      action={t`Send links`}
      onSubmit={send}
      onClose={onClose}
    >
      <TextField
        label={t`Resellers in this batch`}
        name="limit"
        type="number"
        min={1}
        max={MOST}
        required
        defaultValue={Math.min(eligible, USUAL)}
        hint={t`Start with a small batch to see that the emails arrive.`}
      />
    </FormDialog>
  );
}
