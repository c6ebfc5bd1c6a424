import { t } from "@lingui/core/macro";
import { Fragment, useState, type ReactNode } from "react";
import { toast } from "sonner";
import { isConflict } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { useRefusal } from "../../../session/permission.ts";
import { ConflictDialog } from "../../../ui/form/conflict-dialog.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { SaveBar } from "../../../ui/form/save-bar.tsx";
import { useRefreshCatalogue, type WholeService } from "../catalogue.ts";
import { changesOf, conflictsOf, fieldsOf, withChanges, type ServiceFields } from "./service-fields.ts";
import { useUnsaved } from "./unsaved.tsx";
import { useService } from "./use-service.ts";

interface SaveServiceProps {
  label: string;
  /** The fields, and what they hold when they are saved. */
  children: (service: WholeService, markUnsaved: () => void) => ReactNode;
  read: (fields: FormFields) => Partial<ServiceFields>;
}

/** A part of a service that is edited and saved together. If the service was changed in the meantime, the user decides. */
export function SaveService(props: SaveServiceProps) {
  const service = useService();
  if (!service.data) return null;
  const { data } = service.data;
  const readNewest = async (): Promise<WholeService> => (await service.refetch({ throwOnError: true })).data!.data;
  return <SaveForm key={data.id} service={data} readNewest={readNewest} {...props} />;
}

type SaveFormProps = SaveServiceProps & { service: WholeService; readNewest: () => Promise<WholeService> };

interface Editing {
  /** The version that is changed; the query behind it may have read something newer. */
  base: WholeService;
  /** What the fields begin with. */
  shown: WholeService;
  /** What the fields hold if the user changes nothing. */
  untouched: ServiceFields;
  /** Fields of another round begin anew. */
  round: number;
}

interface Conflict {
  theirs: WholeService;
  changes: Partial<ServiceFields>;
}

function SaveForm({ service, readNewest, label, children, read }: SaveFormProps) {
  const { base, shown, untouched, round, begin, keepTyping } = useEditing(service);
  const [conflict, setConflict] = useState<Conflict>();
  const refresh = useRefreshCatalogue();
  const refusal = useRefusal("manage_catalogue");
  const { isUnsaved, setUnsaved, guard } = useUnsaved();
  const save = async (fields: FormFields): Promise<void> => {
    const held = read(fields);
    const changes = changesOf(untouched, held);
    try {
      keepTyping(await sendChange(base, changes), held);
      setUnsaved(false);
      await refresh();
    } catch (error) {
      if (!isConflict(error)) throw error;
      setConflict({ theirs: await readNewest(), changes });
    }
  };
  const start = (from: WholeService, changes?: Partial<ServiceFields>): void => {
    setConflict(undefined);
    setUnsaved(changes !== undefined);
    begin(from, changes);
  };
  const discard = async (): Promise<void> => start(await readNewest());
  const mark = (): void => setUnsaved(true);
  return (
    <div onChange={mark}>
      {guard}
      <Form onSubmit={save} label={label} className="max-w-3xl">
        {({ busy }) => (
          <>
            <Fragment key={round}>{children(shown, mark)}</Fragment>
            <SaveBar busy={busy} unless={refusal} onDiscard={isUnsaved ? () => void discard() : undefined} />
          </>
        )}
      </Form>
      {conflict && (
        <ConflictDialog
          fields={conflictsOf(base, conflict.theirs, conflict.changes)}
          onKeep={() => start(conflict.theirs, conflict.changes)}
          onUseTheirs={() => start(conflict.theirs)}
          onClose={() => setConflict(undefined)}
        />
      )}
    </div>
  );
}

function useEditing(service: WholeService) {
  const [editing, setEditing] = useState<Editing>(() => ({ ...versionOf(service), round: 0 }));
  return {
    ...editing,
    /** Shows a version with these changes. */
    begin: (from: WholeService, changes: Partial<ServiceFields> = {}): void =>
      setEditing({ ...versionOf(from), shown: withChanges(from, changes), round: editing.round + 1 }),
    /** Goes on from what was saved; the controls hold it as it was typed, such as 1.9 for 1.90. */
    keepTyping: (saved: WholeService, held: Partial<ServiceFields>): void => {
      const version = versionOf(saved);
      setEditing({ ...version, untouched: { ...version.untouched, ...held }, round: editing.round });
    },
  };
}

function versionOf(service: WholeService): Omit<Editing, "round"> {
  return { base: service, shown: service, untouched: fieldsOf(service) };
}

/** Sends only what the user changed, and the version that it was changed from. */
async function sendChange({ id, updated_at }: WholeService, changes: Partial<ServiceFields>): Promise<WholeService> {
  const { data } = await operator.PATCH("/api/operator/services/{id}", {
    params: { path: { id: String(id) } },
    body: { ...changes, updated_at },
  });
  if (data!.data.below_cost) toast.warning(t`Saved. The base price is below the cost.`);
  else toast.success(t`Saved.`);
  return data!.data;
}
