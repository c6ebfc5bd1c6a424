import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField, SelectField } from "../../../ui/form/field.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { moved } from "../../../ui/list/ordered-row-menu.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { Card } from "../../../ui/page.tsx";
import type { ServiceInput, WholeService } from "../catalogue.ts";
import { newDraft, readDraft, type DraftInput } from "./input-draft.ts";
import { InputRow } from "./input-row.tsx";
import { SaveService } from "./save-service.tsx";
import { CHECKS, IDENTIFIERS, type ServiceFields } from "./service-fields.ts";

/** In the hidden control that holds the custom fields. Refusals about “inputs” have no control, so the form shows them. */
const DRAFTS = "custom_fields";

/** What an order of the service must name. */
export function InputsTab() {
  return (
    <SaveService label={t`Inputs`} read={readChange}>
      {(service, markUnsaved) => (
        <>
          <Identifier service={service} />
          <Fields inputs={service.inputs} onChange={markUnsaved} />
        </>
      )}
    </SaveService>
  );
}

function readChange(fields: FormFields): Partial<ServiceFields> {
  return {
    identifier_kind: fields.text("identifier_kind") as ServiceFields["identifier_kind"],
    identifier_check: fields.text("identifier_check") as ServiceFields["identifier_check"],
    completes_check_digit: fields.isChecked("completes_check_digit"),
    inputs: JSON.parse(fields.exact(DRAFTS)) as ServiceInput[],
  };
}

function Identifier({ service }: { service: WholeService }) {
  const [kind, setKind] = useState(service.identifier_kind);
  const isChecked = kind !== "none" && kind !== "text";
  return (
    <Card title={t`Device identifier`}>
      <div className="grid gap-4 sm:grid-cols-2">
        <SelectField
          label={t`Identifier`}
          name="identifier_kind"
          value={kind}
          onChange={(event) => setKind(event.target.value as typeof kind)}
        >
          <Options of={IDENTIFIERS} />
        </SelectField>
        {/* What does not apply is not shown; it keeps its value for when it does. */}
        <div className={isChecked ? undefined : "hidden"}>
          <SelectField label={t`Validation`} name="identifier_check" defaultValue={service.identifier_check}>
            <Options of={CHECKS} />
          </SelectField>
        </div>
        <div className={kind.startsWith("imei") ? undefined : "hidden"}>
          <CheckboxField
            label={t`Accept 14-digit IMEIs`}
            name="completes_check_digit"
            defaultChecked={service.completes_check_digit}
            hint={t`The check digit is added automatically.`}
          />
        </div>
      </div>
    </Card>
  );
}

/** The custom fields, in order. */
function Fields({ inputs, onChange }: { inputs: readonly ServiceInput[]; onChange: () => void }) {
  const [drafts, setDrafts] = useState(() => inputs.map(newDraft));
  const set = (changed: DraftInput[]): void => {
    setDrafts(changed);
    onChange();
  };
  return (
    <Card title={t`Custom fields`}>
      <div className="grid gap-4">
        <input type="hidden" name={DRAFTS} value={JSON.stringify(drafts.map(readDraft))} />
        {drafts.length === 0 && (
          <p className="text-muted">
            <Trans>No custom fields yet. Add one if a supplier needs more, such as a username.</Trans>
          </p>
        )}
        {drafts.map((draft, index) => (
          <InputRow
            key={draft.id}
            draft={draft}
            index={index}
            count={drafts.length}
            onChange={(changed) => set(drafts.map((other) => (other.id === draft.id ? changed : other)))}
            onMove={(at, by) => set(moved(drafts, at, by))}
            onRemove={() => set(drafts.filter(({ id }) => id !== draft.id))}
          />
        ))}
        <Button
          size="small"
          className="justify-self-start"
          onClick={() => set([...drafts, newDraft({ name: "", type: "text", required: true })])}
        >
          <Trans>Add field</Trans>
        </Button>
      </div>
    </Card>
  );
}
