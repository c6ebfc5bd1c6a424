import { useQueryClient } from "@tanstack/react-query";
import { MoreHorizontal } from "lucide-react";
import { useState } from "react";
import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { IconButton } from "../../ui/button.tsx";
import { Menu, MenuItem, MenuLine } from "../../ui/menu.tsx";
import { ChangeStaffDialog } from "./change-staff.tsx";
import { StaffConfirm, type Confirmed } from "./staff-confirm.tsx";
import type { Invitation, StaffMember } from "./staff.ts";
import { RenewedDialog } from "./renewed-dialog.tsx";
import { sentenceOf } from "../../api/api-error.ts";

/** What an owner can do about one member of staff; about oneself only what others should not be asked for. */
export function StaffActions({ member, isMe }: { member: StaffMember; isMe: boolean }) {
  const queryClient = useQueryClient();
  const [isChanging, setIsChanging] = useState(false);
  const [confirming, setConfirming] = useState<Confirmed>();
  const [renewed, setRenewed] = useState<Invitation>();
  const { id, name, access } = member;
  const refresh = (): Promise<void> => queryClient.invalidateQueries({ queryKey: ["get", "/api/operator/staff"] });
  const renew = async (): Promise<void> => {
    try {
      const params = { path: { id: String(id) } };
      const { data } = await operator.POST("/api/operator/staff/{id}/invitation", { params });
      setRenewed(data!.invitation ?? undefined);
      await refresh();
    } catch (error) {
      toast.error(sentenceOf(error));
    }
  };
  const trigger = (
    <IconButton label={`Change ${name}`} size="small">
      <MoreHorizontal aria-hidden />
    </IconButton>
  );
  return (
    <>
      <Menu trigger={trigger}>
        <MenuItem onSelect={() => setIsChanging(true)}>{isMe ? "Change name" : "Change name and role"}</MenuItem>
        {access === "active" && <MenuItem onSelect={() => setConfirming("sessions")}>End all sessions</MenuItem>}
        {access === "active" && !isMe && member.two_factor_enabled && (
          <MenuItem onSelect={() => setConfirming("factor")}>Reset second factor</MenuItem>
        )}
        {access !== "active" && <MenuItem onSelect={() => void renew()}>Make a new link</MenuItem>}
        {!isMe && (
          <>
            <MenuLine />
            <MenuItem danger onSelect={() => setConfirming("remove")}>
              {access === "active" ? "Remove access" : "Withdraw invitation"}
            </MenuItem>
          </>
        )}
      </Menu>
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
