import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { textOf } from "../../../locale/text.ts";
import { useSession } from "../../../session/session.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { menuColumn } from "../../../ui/list/table/column.ts";
import { Badge } from "../../../ui/show/status/status-badge.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { StaffActions } from "./staff-actions.tsx";
import { ACCESS_BADGES, ROLE_WORDS, type StaffMember } from "./staff.ts";

export function StaffTable({ label, staff }: { label: string; staff: readonly StaffMember[] }) {
  const { staff: me } = useSession();
  return (
    <DataTable
      label={label}
      rows={staff}
      rowId={({ id }) => id}
      columns={[
        {
          id: "name",
          header: t`Name`,
          lead: true,
          cell: ({ id, name, email }) => (
            <>
              {name} {id === me?.id && <span className="text-muted">{t`(you)`}</span>}
              <p className="text-sm font-normal break-all text-muted">{email}</p>
            </>
          ),
        },
        { id: "role", header: t`Role`, cell: ({ role }) => textOf(ROLE_WORDS[role]) },
        { id: "access", header: t`Access`, plain: true, cell: (member) => <Access member={member} /> },
        {
          id: "factor",
          header: t`2FA`,
          cell: ({ access, two_factor_enabled: isOn }) =>
            access === "active" ? <Badge tone={isOn ? "success" : "neutral"}>{isOn ? t`On` : t`Off`}</Badge> : null,
        },
        {
          id: "last",
          header: t`Last sign-in`,
          cell: ({ access, last_sign_in_at: at }) =>
            at === null ? access === "active" ? t`Never` : null : <Time at={at} />,
        },
        {
          id: "sessions",
          header: t`Sessions`,
          right: true,
          cell: ({ access, open_sessions: open }) => (access === "active" ? open : null),
        },
        menuColumn((member: StaffMember) =>
          member.access === "removed" ? null : <StaffActions member={member} isMe={member.id === me?.id} />,
        ),
      ]}
    />
  );
}

function Access({ member }: { member: StaffMember }) {
  const [tone, word] = ACCESS_BADGES[member.access];
  const { access, invitation_expires_at: until, removed_at: removed } = member;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone}>{textOf(word)}</Badge>
      {access === "invited" && until !== null && (
        <p className="text-sm text-muted">
          <Trans>
            until <Time at={until} absolute />
          </Trans>
        </p>
      )}
      {removed !== null && (
        <p className="text-sm text-muted">
          <Time at={removed} />
        </p>
      )}
    </div>
  );
}
