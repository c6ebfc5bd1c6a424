import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operator } from "../../../api/client.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { RowMenu } from "../../../ui/list/row-menu.tsx";
import { MenuItem, MenuLine } from "../../../ui/menu.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { ChangeStaffDialog } from "./change-staff.tsx";
import { StaffConfirm, type Confirmed } from "./staff-confirm.tsx";
import type { Invitation, StaffMember } from "./staff.ts";
import { RenewedDialog } from "./renewed-dialog.tsx";

/** An owner's actions on one member of staff. On oneself only the harmless ones. */
export function StaffActions({ member, isMe }: { member: StaffMember; isMe: boolean }) {
  const [isChanging, setIsChanging] = useState(false);
  const [confirming, setConfirming] = useState<Confirmed>();
  const [renewed, setRenewed] = useState<Invitation>();
  const refresh = useRefresh(["/api/operator/staff"]);
  const renew = async (): Promise<void> => {
    const params = { path: { id: String(member.id) } };
    const { data } = await operator.POST("/api/operator/staff/{id}/invitation", { params });
    setRenewed(data!.invitation ?? undefined);
    await refresh();
  };
  return (
    <>
      <StaffMenu
        member={member}
        isMe={isMe}
        onChange={() => setIsChanging(true)}
        onConfirm={setConfirming}
        onRenew={() => void toastOutcome(renew())}
      />
      <ChangeStaffDialog
        member={member}
        isMe={isMe}
        open={isChanging}
        onOpenChange={setIsChanging}
        onChanged={refresh}
      />
      <StaffConfirm member={member} what={confirming} onClose={() => setConfirming(undefined)} onDone={refresh} />
      <RenewedDialog email={member.email} invitation={renewed} onClose={() => setRenewed(undefined)} />
    </>
  );
}

interface StaffMenuProps {
  member: StaffMember;
  isMe: boolean;
  onChange: () => void;
  onConfirm: (what: Confirmed) => void;
  onRenew: () => void;
}

function StaffMenu({ member, isMe, onChange, onConfirm, onRenew }: StaffMenuProps) {
  const isActive = member.access === "active";
  return (
    <RowMenu name={member.name}>
      <MenuItem onSelect={onChange}>{isMe ? t`Edit name` : t`Edit name and role`}</MenuItem>
      {isActive && (
        <MenuItem onSelect={() => onConfirm("sessions")}>
          <Trans>End all sessions</Trans>
        </MenuItem>
      )}
      {isActive && !isMe && member.two_factor_enabled && (
        <MenuItem onSelect={() => onConfirm("factor")}>
          <Trans>Reset two-factor authentication</Trans>
        </MenuItem>
      )}
      {!isActive && (
        <MenuItem onSelect={onRenew}>
          <Trans>Create new link</Trans>
        </MenuItem>
      )}
      {!isMe && (
        <>
          <MenuLine />
          <MenuItem danger onSelect={() => onConfirm("remove")}>
            {isActive ? t`Remove access` : t`Withdraw invitation`}
          </MenuItem>
        </>
      )}
    </RowMenu>
  );
}
