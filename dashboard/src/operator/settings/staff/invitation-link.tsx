import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { CopyText } from "../../../ui/show/copy.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Time } from "../../../ui/show/time.tsx";
import type { Invitation } from "./staff.ts";

/** The link of an invitation, which is shown this once. */
export function InvitationLink({ invitation, email }: { invitation: Invitation; email: string }) {
  return (
    <div className="grid gap-3">
      <Notice look="success">
        {invitation.mailed
          ? t`We emailed this link to ${email}.`
          : t`Send this link to ${email}. Email isn't configured.`}
      </Notice>
      <CopyText text={invitation.url} label={t`Copy link`} />
      <p className="text-sm text-muted">
        <Trans>
          This link is shown only now. It works once and expires <Time at={invitation.expires_at} absolute />.
        </Trans>
      </p>
    </div>
  );
}
