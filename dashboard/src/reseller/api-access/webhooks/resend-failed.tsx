import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { v1 } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/form/field.tsx";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { fromLocalTime, toLocalTime } from "../../../ui/form/local-time.ts";
import { WEBHOOK_PATHS, type Webhook } from "./webhook.ts";

const DAY_MS = 86_400_000;

/** Sends again everything that failed since a time, as after an outage of the reseller's server. */
export function ResendFailed({ shown, unless }: { shown: Webhook; unless: string | false }) {
  const [opened, setOpened] = useState<Date>();
  const refresh = useRefresh(WEBHOOK_PATHS);
  const resend = async (fields: FormFields): Promise<void> => {
    const { data } = await v1.POST("/api/v1/webhooks/{id}/resend-failed", {
      params: { path: { id: String(shown.id) } },
      body: { since: fromLocalTime(fields.text("since")) ?? "" },
    });
    const { resent } = data!.data;
    if (resent === 0) toast.info(t`No deliveries have failed since then.`);
    else toast.success(plural(resent, { one: "# delivery sent again.", other: "# deliveries sent again." }));
    await refresh();
  };
  return (
    <>
      <Button unless={unless} onClick={() => setOpened(new Date())}>
        <Trans>Resend failed…</Trans>
      </Button>
      <FormDialog
        title={t`Resend failed deliveries`}
        about={t`Resends deliveries that failed at or after this time, up to 10,000.`}
        open={opened !== undefined}
        action={t`Resend failed deliveries`}
        onSubmit={resend}
        onClose={() => setOpened(undefined)}
      >
        <TextField
          label={t`Failed since`}
          name="since"
          type="datetime-local"
          defaultValue={opened && toLocalTime(new Date(opened.getTime() - DAY_MS).toISOString())}
          required
        />
      </FormDialog>
    </>
  );
}
