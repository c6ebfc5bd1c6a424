import { t } from "@lingui/core/macro";
import { useState, type ReactNode } from "react";
import { toast } from "sonner";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { useRefreshCatalogue, type ServiceChange, type WholeService } from "../catalogue.ts";
import { useUnsaved } from "./unsaved.tsx";
import { useService } from "./use-service.ts";

interface SaveServiceProps {
  label: string;
  /** The fields, and what they hold when they are saved. */
  children: (service: WholeService, markUnsaved: () => void) => ReactNode;
  read: (fields: FormFields) => ServiceChange;
}

/** A part of a service that is edited and saved together. Refused if the service was changed in the meantime. */
export function SaveService(props: SaveServiceProps) {
  const service = useService();
  // After discarding, the fields start with the server's values.
  const [round, setRound] = useState(0);
  const restart = async (): Promise<void> => {
    await service.refetch();
    setRound((before) => before + 1);
  };
  if (!service.data) return null;
  return <SaveForm key={round} service={service.data.data} onRestart={() => void restart()} {...props} />;
}

type SaveFormProps = SaveServiceProps & { service: WholeService; onRestart: () => void };

function SaveForm({ service, onRestart, label, children, read }: SaveFormProps) {
  // What the fields began with; the query behind them may have read something newer.
  const [begun, setBegun] = useState(service);
  const refresh = useRefreshCatalogue();
  const refusal = useRefusal("manage_catalogue");
  const { isUnsaved, setUnsaved, guard } = useUnsaved();
  const save = async (fields: FormFields): Promise<void> => {
    const { data } = await operator.PATCH("/api/operator/services/{id}", {
      params: { path: { id: String(begun.id) } },
      body: { ...read(fields), updated_at: begun.updated_at },
    });
    setBegun(data!.data);
    setUnsaved(false);
    if (data!.data.below_cost) toast.warning(t`Saved. The base price is below the cost.`);
    else toast.success(t`Saved.`);
    await refresh();
  };
  const mark = (): void => setUnsaved(true);
  const discard = (): void => {
    setUnsaved(false);
    onRestart();
  };
  return (
    <div onChange={mark}>
      {guard}
      <Form onSubmit={save} label={label} className="max-w-3xl">
        {({ busy }) => (
          <>
            {children(begun, mark)}
            <SaveBar busy={busy} unless={refusal} onDiscard={isUnsaved ? discard : undefined} />
          </>
        )}
      </Form>
    </div>
  );
}
