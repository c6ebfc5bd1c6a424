import { t } from "@lingui/core/macro";
import { useQueryClient } from "@tanstack/react-query";
import { toast } from "sonner";
import { v1 } from "../../api/client.ts";
import { sessionQuery } from "../../session/session.ts";
import { Dialog } from "../../ui/form/dialog.tsx";
import { PasswordStep, type Given } from "../password-step.tsx";

export function RemoveDialog({ onClose }: { onClose: () => void }) {
  const queryClient = useQueryClient();
  const remove = async (given: Given): Promise<void> => {
    const { data } = await v1.POST("/api/v1/session/two-factor/remove", { body: given });
    await queryClient.fetchQuery({ ...sessionQuery, staleTime: 0 });
    void queryClient.invalidateQueries();
    toast.success(data!.message);
    onClose();
  };
  return (
    <Dialog
      title={t`Turn off two-factor authentication`}
      about={t`You will sign in with your password only.`}
      open
      onOpenChange={onClose}
    >
      <PasswordStep action={t`Turn off`} danger withCode onConfirm={remove} onCancel={onClose} />
    </Dialog>
  );
}
