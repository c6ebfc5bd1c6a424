import { CopyText } from "../../ui/copy.tsx";
import { Notice } from "../../ui/notice.tsx";
import { Time } from "../../ui/time.tsx";
import type { Invitation } from "./staff.ts";

/** The link of an invitation, which is shown this once. */
export function InvitationLink({ invitation, email }: { invitation: Invitation; email: string }) {
  return (
    <div className="grid gap-3">
      <Notice look="success">
        {invitation.mailed
          ? `A mail with this link is on its way to ${email}.`
          : `Pass this link on to ${email}: no mail server is configured, so nobody else does.`}
      </Notice>
      <CopyText text={invitation.url} label="Copy the link" />
      <p className="text-sm text-muted">
        It is shown this once. It works once, until <Time at={invitation.expires_at} absolute />; whoever opens it
        chooses a password and has the access.
      </p>
    </div>
  );
}
