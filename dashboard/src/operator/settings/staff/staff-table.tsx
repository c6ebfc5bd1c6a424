import { useSession } from "../../../session/session.ts";
import { DataTable } from "../../../ui/list/data-table.tsx";
import { Badge } from "../../../ui/show/status-badge.tsx";
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
          header: "Name",
          lead: true,
          cell: ({ id, name, email }) => (
            <>
              {name} {id === me?.id && <span className="text-muted">(you)</span>}
              <p className="text-sm font-normal break-all text-muted">{email}</p>
            </>
          ),
        },
        { id: "role", header: "Role", cell: ({ role }) => ROLE_WORDS[role] },
        { id: "access", header: "Access", cell: (member) => <Access member={member} /> },
        {
          id: "factor",
          header: "2FA",
          cell: ({ access, two_factor_enabled: isOn }) =>
            access === "active" ? <Badge tone={isOn ? "success" : "neutral"}>{isOn ? "On" : "Off"}</Badge> : null,
        },
        {
          id: "last",
          header: "Last sign-in",
          cell: ({ access, last_sign_in_at: at }) =>
            at === null ? access === "active" ? "Never" : null : <Time at={at} />,
        },
        {
          id: "sessions",
          header: "Sessions",
          right: true,
          cell: ({ access, open_sessions: open }) => (access === "active" ? open : null),
        },
        {
          id: "actions",
          header: "Actions",
          right: true,
          cell: (member) =>
            member.access === "removed" ? null : <StaffActions member={member} isMe={member.id === me?.id} />,
        },
      ]}
    />
  );
}

function Access({ member }: { member: StaffMember }) {
  const [tone, word] = ACCESS_BADGES[member.access];
  const { access, invitation_expires_at: until, removed_at: removed } = member;
  return (
    <div className="grid justify-items-start gap-1">
      <Badge tone={tone}>{word}</Badge>
      {access === "invited" && until !== null && (
        <p className="text-sm text-muted">
          until <Time at={until} absolute />
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
