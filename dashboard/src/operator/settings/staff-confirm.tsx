import { toast } from "sonner";
import { operator } from "../../api/client.ts";
import { FormDialog } from "../../ui/form-dialog.tsx";
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

/** Asks before somebody loses something, and says what. */
export function StaffConfirm({ member, what, onClose, onDone }: StaffConfirmProps) {
  if (what === undefined) return null;
  const confirm = async (): Promise<void> => {
    toast.success(await act(member, what));
    await onDone();
  };
  return <FormDialog {...wordsOf(member, what)} danger cancel="Keep as it is" onSubmit={confirm} onClose={onClose} />;
}

function wordsOf({ name, access }: StaffMember, what: Confirmed): Words {
  if (what === "sessions") {
    const about = "They are signed out everywhere, at once, and can sign in again.";
    return { title: `End all sessions of ${name}?`, about, action: "End all sessions" };
  }
  if (what === "factor") {
    const about =
      "They sign in with the password alone until they set up a new one. Their passkeys are removed, and they are signed out everywhere. " +
      "Do it only when you are sure that it is they who ask.";
    return { title: `Reset the second factor of ${name}?`, about, action: "Reset second factor" };
  }
  if (access !== "active") {
    const about = "The link is worth nothing any more. The address can be invited again.";
    return { title: `Withdraw the invitation of ${name}?`, about, action: "Withdraw invitation" };
  }
  const about = "They are signed out everywhere and cannot sign in again. What they did stays in the audit log.";
  return { title: `Remove the access of ${name}?`, about, action: "Remove access" };
}

async function act({ id, name }: StaffMember, what: Confirmed): Promise<string> {
  const params = { path: { id: String(id) } };
  if (what === "sessions") {
    return (await operator.POST("/api/operator/staff/{id}/end-sessions", { params })).data!.message;
  }
  if (what === "factor") {
    return (await operator.POST("/api/operator/staff/{id}/reset-second-factor", { params })).data!.message;
  }
  await operator.DELETE("/api/operator/staff/{id}", { params });
  return `${name} has no access any more.`;
}
