import { plural, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { operator, operatorHooks } from "../../../api/client.ts";
import { usePoll } from "../../../api/poll.ts";
import { useRefresh } from "../../../api/use-refresh.ts";
import { Button } from "../../../ui/button.tsx";
import { Dialog, DialogActions } from "../../../ui/form/dialog.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { DialogForm } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { ErrorState, QueryView, Skeleton } from "../../../ui/states.tsx";
import { ImportPreview, type ImportPlan } from "./import-preview.tsx";
import { JobView } from "../job-view.tsx";
import { isOver } from "../jobs.ts";
import { MarginFields, readMargin } from "./margin.tsx";
import type { ImportBody, Job } from "../supplier.ts";

/** Which services to import: some by their ID, or all new ones that match a search. */
export interface ImportChoice {
  codes?: string[];
  q?: string | undefined;
  count: number;
}

interface ImportDialogProps {
  supplierId: string;
  choice: ImportChoice | undefined;
  onClose: () => void;
  onImported: () => void;
}

/** Imports services: pricing, preview, then the import itself. */
export function ImportDialog({ supplierId, choice, onClose, onImported }: ImportDialogProps) {
  return (
    <Dialog
      title={plural(choice?.count ?? 0, { one: "Import # service", other: "Import # services" })}
      open={choice !== undefined}
      onOpenChange={(open) => !open && onClose()}
      wide
    >
      {choice && <ImportSteps {...{ supplierId, choice, onClose, onImported }} />}
    </Dialog>
  );
}

function ImportSteps({ supplierId, choice, onClose, onImported }: ImportDialogProps & { choice: ImportChoice }) {
  const [planned, setPlanned] = useState<{ body: ImportBody; plan: ImportPlan }>();
  const [jobId, setJobId] = useState<number>();
  const preview = async (fields: FormFields): Promise<void> => {
    const body = readImport(choice, fields);
    const params = { path: { id: supplierId } };
    const { data } = await operator.POST("/api/operator/suppliers/{id}/import/preview", { params, body });
    setPlanned({ body, plan: data!.data });
  };
  const started = (id: number): void => {
    setJobId(id);
    onImported();
  };
  if (jobId !== undefined) return <ImportProgress jobId={jobId} onClose={onClose} />;
  return (
    <>
      {/* What was entered stays while the preview is looked at. */}
      <div hidden={planned !== undefined}>
        <ImportForm onSubmit={preview} onClose={onClose} />
      </div>
      {planned && (
        <Confirmation {...planned} supplierId={supplierId} onBack={() => setPlanned(undefined)} onStarted={started} />
      )}
    </>
  );
}

interface ConfirmationProps {
  supplierId: string;
  body: ImportBody;
  plan: ImportPlan;
  onBack: () => void;
  onStarted: (jobId: number) => void;
}

function Confirmation({ supplierId, body, plan, onBack, onStarted }: ConfirmationProps) {
  const refresh = useRefresh(["/api/operator/suppliers/{id}/jobs"]);
  const [error, setError] = useState<unknown>();
  const start = async (): Promise<void> => {
    setError(undefined);
    try {
      const params = { path: { id: supplierId } };
      const { data } = await operator.POST("/api/operator/suppliers/{id}/import", { params, body });
      await refresh();
      onStarted(data!.data.id);
    } catch (thrown) {
      setError(thrown);
    }
  };
  const isImportable = plan.services.some(({ problem }) => problem === null);
  return (
    <>
      <ImportPreview plan={plan} />
      {error !== undefined && <ErrorState error={error} />}
      <DialogActions>
        <Button onClick={onBack}>
          <Trans>Back</Trans>
        </Button>
        <Button look="primary" unless={!isImportable && t`None of these services can be imported.`} action={start}>
          <Trans context="verb">Import</Trans>
        </Button>
      </DialogActions>
    </>
  );
}

function readImport(choice: ImportChoice, fields: FormFields): ImportBody {
  const group = fields.text("service_group");
  return {
    ...(choice.codes && { codes: choice.codes }),
    ...(choice.q !== undefined && { q: choice.q }),
    margin: readMargin(fields),
    on_cost_change: fields.text("on_cost_change") === "pause" ? "pause" : "follow",
    ...(group !== "" && { service_group: group }),
  };
}

interface ImportFormProps {
  onSubmit: (fields: FormFields) => Promise<void>;
  onClose: () => void;
}

function ImportForm({ onSubmit, onClose }: ImportFormProps) {
  return (
    <DialogForm label={t`Prices`} action={t`Preview`} onSubmit={onSubmit} onCancel={onClose}>
      <MarginFields />
      <SelectField label={t`If the cost changes`} name="on_cost_change" defaultValue="follow">
        <option value="follow">{t`Update the price automatically`}</option>
        <option value="pause">{t`Pause the route if the cost rises`}</option>
      </SelectField>
      <TextField
        label={t`Service group`}
        name="service_group"
        hint={t`Type a new name to create a group. Leave empty to use the supplier's groups.`}
      />
    </DialogForm>
  );
}

function ImportProgress({ jobId, onClose }: { jobId: number; onClose: () => void }) {
  const refresh = useRefresh(["/api/operator/suppliers/{id}/services"]);
  const refetchInterval = usePoll<{ data: Job }>(({ data }) => isOver(data));
  const job = operatorHooks.useQuery(
    "get",
    "/api/operator/jobs/{id}",
    { params: { path: { id: String(jobId) } } },
    { refetchInterval },
  );
  const close = (): void => {
    void refresh();
    onClose();
  };
  return (
    <QueryView query={job} skeleton={<Skeleton rows={1} />}>
      {({ data }) => (
        <div className="grid gap-4">
          <JobView job={data} />
          {!isOver(data) && (
            <p className="text-sm text-muted">
              <Trans>You can close this dialog. The import continues and is listed under Activity.</Trans>
            </p>
          )}
          <DialogActions>
            <Button look={isOver(data) ? "primary" : "secondary"} onClick={close}>
              <Trans>Close</Trans>
            </Button>
          </DialogActions>
        </div>
      )}
    </QueryView>
  );
}
