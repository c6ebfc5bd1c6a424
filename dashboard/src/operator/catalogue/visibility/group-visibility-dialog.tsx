import { t } from "@lingui/core/macro";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { FormDialog } from "../../../ui/form/form-dialog.tsx";
import { useRefreshCatalogue, type ServiceGroup } from "../catalogue.ts";
import { ViewersFields } from "./viewers-fields.tsx";
import { toBody, useViewers } from "./viewers.ts";

/** Which resellers see the services of a group. */
export function GroupVisibilityDialog({ group, onClose }: { group: ServiceGroup; onClose: () => void }) {
  const [viewers, setViewers] = useViewers(group.visibility);
  const refresh = useRefreshCatalogue();
  const save = async (): Promise<void> => {
    await operator.PUT("/api/operator/service-groups/{id}/visibility", {
      params: { path: { id: String(group.id) } },
      body: toBody(viewers),
    });
    toast.success(t`Saved.`);
    await refresh();
  };
  return (
    <FormDialog
      title={t`Who sees ${group.name}`}
      about={t`A service of the group can be limited further on its own page.`}
      label={t`Visibility`}
      action={t`Save changes`}
      onSubmit={save}
      onClose={onClose}
    >
      <ViewersFields viewers={viewers} onChange={setViewers} />
    </FormDialog>
  );
}
