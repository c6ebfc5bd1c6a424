import { t } from "@lingui/core/macro";
import { useState } from "react";
import { ApiError } from "../../../api/api-error.ts";
import { v1 } from "../../../api/client.ts";
import { useMode } from "../../../session/mode.ts";
import { CheckboxField, SelectField, TextField } from "../../../ui/form/field.tsx";
import { DialogForm } from "../../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../../ui/form/form.tsx";
import { EVENT_GROUPS, type ShownWebhook, type Webhook } from "./webhook.ts";

const MAX_DESCRIPTION_LENGTH = 200;

export interface FormEnds {
  /** Gets the webhook with its new secret, or a sentence about what was done. */
  onDone: (outcome: ShownWebhook | string) => Promise<void>;
  onCancel: () => void;
}

export function CreateWebhookForm({ onDone, onCancel }: FormEnds) {
  const mode = useMode();
  const create = async (fields: FormFields): Promise<void> => {
    const { data } = await v1.POST("/api/v1/webhooks", { body: readSettings(fields) });
    await onDone(data!.data);
  };
  return (
    <DialogForm label={t`Add webhook`} action={t`Add webhook`} onSubmit={create} onCancel={onCancel}>
      <p className="text-muted">
        {mode === "test"
          ? t`It receives the events of test mode. Switch to live mode to add one for live orders.`
          : t`It receives the events of live mode. Switch to test mode to add one for test orders.`}
      </p>
      <SettingFields />
    </DialogForm>
  );
}

export function ChangeWebhookForm({ shown, onDone, onCancel }: FormEnds & { shown: Webhook }) {
  const change = async (fields: FormFields): Promise<void> => {
    await v1.PATCH("/api/v1/webhooks/{id}", {
      params: { path: { id: String(shown.id) } },
      body: readSettings(fields),
    });
    await onDone(t`Webhook updated.`);
  };
  return (
    <DialogForm label={t`Edit webhook`} action={t`Save changes`} onSubmit={change} onCancel={onCancel}>
      <SettingFields shown={shown} />
    </DialogForm>
  );
}

function SettingFields({ shown }: { shown?: Webhook }) {
  return (
    <>
      <TextField
        label={t`URL`}
        name="url"
        inputMode="url"
        autoComplete="off"
        spellCheck={false}
        defaultValue={shown?.url}
        placeholder="https://example.com/webhooks"
        hint={t`Events are sent here as POST requests.`}
        required
      />
      <TextField
        label={t`Description`}
        name="description"
        autoComplete="off"
        defaultValue={shown?.description}
        maxLength={MAX_DESCRIPTION_LENGTH}
        hint={t`Optional. The app that receives the events, such as “Web shop”.`}
      />
      <EventFields types={shown?.event_types ?? null} />
    </>
  );
}

function EventFields({ types }: { types: Webhook["event_types"] }) {
  const [isEach, setIsEach] = useState(types === null);
  return (
    <>
      <SelectField
        label={t`Events`}
        name="events"
        value={isEach ? "all" : "selected"}
        onChange={(event) => setIsEach(event.target.value === "all")}
      >
        <option value="all">{t`All events`}</option>
        <option value="selected">{t`Selected events`}</option>
      </SelectField>
      {!isEach &&
        EVENT_GROUPS.map(([heading, group = []]) => (
          <fieldset key={heading} className="grid gap-x-4 gap-y-1.5 sm:grid-cols-2">
            <legend className="mb-1 text-sm font-medium">{heading}</legend>
            {group.map((type) => (
              <CheckboxField
                key={type}
                label={<span className="font-mono text-sm break-all">{type}</span>}
                name="event_types"
                value={type}
                defaultChecked={types?.includes(type) ?? false}
              />
            ))}
          </fieldset>
        ))}
    </>
  );
}

/** Throws ApiError if no event is selected: the API takes an empty list for all events. */
function readSettings(fields: FormFields) {
  const types = fields.all("event_types");
  const isEach = fields.text("events") === "all";
  if (!isEach && types.length === 0) {
    throw new ApiError({ status: 0, code: "validation_failed", message: t`Select at least one event.` });
  }
  return { url: fields.text("url"), description: fields.text("description"), event_types: isEach ? null : types };
}
