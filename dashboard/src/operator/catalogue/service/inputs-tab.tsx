import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { randomId } from "../../../api/random-id.ts";
import { Button } from "../../../ui/button.tsx";
import { CheckboxField, SelectField } from "../../../ui/form/field.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { moved } from "../../../ui/list/move-buttons.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { Card } from "../../../ui/page.tsx";
import type { ServiceChange, ServiceInput, WholeService } from "../catalogue.ts";
import { InputRow, type DraftInput } from "./input-row.tsx";
import { SaveService } from "./save-service.tsx";

const IDENTIFIERS: Record<WholeService["identifier_kind"], MessageDescriptor> = {
  imei: msg`IMEI`,
  serial: msg`Serial number`,
  imei_or_serial: msg`IMEI or serial number`,
  meid: msg`MEID`,
  eid: msg`EID`,
  iccid: msg`ICCID`,
  text: msg`Free text`,
  none: msg`None`,
};
const CHECKS: Record<WholeService["identifier_check"], MessageDescriptor> = {
  luhn: msg`Format and check digit`,
  length: msg`Format only`,
  none: msg`None`,
};

/** What an order of the service must name. */
export function InputsTab() {
  // The rows live here, since a form reads only what its controls hold.
  const [drafts, setDrafts] = useState<DraftInput[]>();
  const read = (fields: FormFields): ServiceChange => ({
    identifier_kind: fields.text("identifier_kind") as WholeService["identifier_kind"],
    identifier_check: fields.text("identifier_check") as WholeService["identifier_check"],
    completes_check_digit: fields.isChecked("completes_check_digit"),
    ...(drafts && { inputs: drafts.map(readDraft) }),
  });
  return (
    <SaveService label={t`Inputs`} read={read}>
      {(service, markUnsaved) => (
        <>
          <Identifier service={service} />
          <Fields
            inputs={service.inputs}
            onChange={(changed) => {
              setDrafts(changed);
              markUnsaved();
            }}
          />
        </>
      )}
    </SaveService>
  );
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
function Fields({ inputs, onChange }: { inputs: readonly ServiceInput[]; onChange: (drafts: DraftInput[]) => void }) {
  const [drafts, setDrafts] = useState(() => inputs.map(newDraft));
  const set = (changed: DraftInput[]): void => {
    setDrafts(changed);
    onChange(changed);
  };
  return (
    <Card title={t`Custom fields`}>
      <div className="grid gap-4">
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

function newDraft(input: ServiceInput): DraftInput {
  return { ...input, id: randomId(), choices: (input.options ?? []).join("\n") };
}

function readDraft({ name, type, required, description, choices, pattern }: DraftInput): ServiceInput {
  const options = choices
    .split("\n")
    .map((option) => option.trim())
    .filter((option) => option !== "");
  return {
    name: name.trim(),
    type,
    required,
    ...(description?.trim() && { description: description.trim() }),
    ...(type === "select" && { options }),
    ...(pattern?.trim() && { pattern: pattern.trim() }),
  };
}
