import { t } from "@lingui/core/macro";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import type { StaffMember } from "./staff.ts";

export type Confirmed = "sessions" | "factor" | "remove";

interface Words {
  title: string;
  about: string;
  action: string;
}

interface StaffConfirmProps {
  member: StaffMember;
  what: Confirmed | undefined;
  onClose: () => void;
  onDone: () => Promise<void>;
}

/** Asks for confirmation and names the consequences. */
export function StaffConfirm({ member, what, onClose, onDone }: StaffConfirmProps) {
  if (what === undefined) return null;
  const confirm = async (): Promise<void> => {
    toast.success(await act(member, what));
    await onDone();
  };
  return <FormDialog {...wordsOf(member, what)} danger onSubmit={confirm} onClose={onClose} />;
}

function wordsOf({ name, access }: StaffMember, what: Confirmed): Words {
  if (what === "sessions") {
    const about = t`They are signed out on all devices and can sign in again.`;
    return { title: t`End all sessions of ${name}?`, about, action: t`End all sessions` };
  }
  if (what === "factor") {
    const about = t`They sign in with their password only until they set it up again. Their passkeys are removed and they are signed out everywhere. Verify their identity first.`;
    return {
      title: t`Reset two-factor authentication for ${name}?`,
      about,
      action: t`Reset two-factor authentication`,
    };
  }
  if (access !== "active") {
    const about = t`The link stops working. You can invite this address again.`;
    return { title: t`Withdraw the invitation for ${name}?`, about, action: t`Withdraw invitation` };
  }
  const about = t`They are signed out everywhere and can't sign in again. Their actions stay in the audit log.`;
  return { title: t`Remove access for ${name}?`, about, action: t`Remove access` };
}

async function act({ id, name }: StaffMember, what: Confirmed): Promise<string> {
  const params = { path: { id: String(id) } };
  if (what === "sessions") {
    return (await operator.POST("/api/operator/staff/{id}/end-sessions", { params })).data!.message;
  }
  if (what === "factor") {
    return (await operator.POST("/api/operator/staff/{id}/reset-two-factor", { params })).data!.message;
  }
  await operator.DELETE("/api/operator/staff/{id}", { params });
  return t`${name} no longer has access.`;
}
