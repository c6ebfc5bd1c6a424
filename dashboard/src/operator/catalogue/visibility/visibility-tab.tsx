import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Button } from "../../../ui/button.tsx";
import { Form } from "../../../ui/form/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { useRefreshCatalogue, type WholeService } from "../catalogue.ts";
import { useService } from "../service/use-service.ts";
import { ViewersFields } from "./viewers-fields.tsx";
import { toBody, useViewers } from "./viewers.ts";

/** Which resellers see a service. */
export function VisibilityTab() {
  const service = useService().data?.data;
  return service ? <VisibilityForm key={service.id} service={service} /> : null;
}

function VisibilityForm({ service }: { service: WholeService }) {
  const [viewers, setViewers] = useViewers(service.visibility);
  const refusal = useRefusal("manage_catalogue");
  const refresh = useRefreshCatalogue();
  const save = async (): Promise<void> => {
    await operator.PUT("/api/operator/services/{id}/visibility", {
      params: { path: { id: String(service.id) } },
      body: toBody(viewers),
    });
    toast.success(t`Saved.`);
    await refresh();
  };
  return (
    <Form onSubmit={save} label={t`Visibility`} className="max-w-3xl">
      {({ busy }) => (
        <Card title={t`Visibility`}>
          <div className="grid gap-4">
            {service.service_group_visible_to !== "everyone" && (
              <Notice look="info">
                <Trans>
                  The group {service.service_group.name} isn't visible to everyone. Resellers see this service only if
                  they see the group too.
                </Trans>
              </Notice>
            )}
            <ViewersFields viewers={viewers} onChange={setViewers} />
            <div>
              <Button type="submit" look="primary" busy={busy} unless={refusal}>
                <Trans>Save changes</Trans>
              </Button>
            </div>
          </div>
        </Card>
      )}
    </Form>
  );
}
