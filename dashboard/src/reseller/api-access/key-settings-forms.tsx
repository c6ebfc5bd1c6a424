import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { v1, v1Hooks } from "../../api/client.ts";
import { textOf } from "../../locale/text.ts";
import { useMode } from "../../session/mode.ts";
import { CheckboxField, SelectField, TextAreaField, TextField } from "../../ui/form/field.tsx";
import { DialogForm } from "../../ui/form/form-dialog.tsx";
import type { FormFields } from "../../ui/form/form.tsx";
import { ConfirmFields, readConfirmation } from "./confirm-fields.tsx";
import { SCOPES, SCOPE_WORDS, type Key, type ShownKey } from "./key.ts";
import { fromLocalTime, toLocalTime } from "../../ui/form/local-time.ts";

const MAX_LABEL_LENGTH = 100;
const BETWEEN_ADDRESSES = /[\s,;]+/;

interface FormEnds {
  /** Gets the new key, or a sentence about what was done. */
  onDone: (outcome: ShownKey | string) => Promise<void>;
  onCancel: () => void;
}

export function CreateKeyForm({ onDone, onCancel }: FormEnds) {
  const mode = useMode();
  const create = async (fields: FormFields): Promise<void> => {
    const body = { ...readSettings(fields), test: fields.text("test") === "true", ...readConfirmation(fields) };
    const { data } = await v1.POST("/api/v1/keys", { body });
    await onDone(data!.data);
  };
  return (
    <DialogForm label={t`Create API key`} action={t`Create key`} onSubmit={create} onCancel={onCancel}>
      <LabelField />
      <SelectField label={t`Mode`} name="test" defaultValue={String(mode === "test")}>
        <option value="false">{t`Live (real orders)`}</option>
        <option value="true">{t`Test (simulated orders)`}</option>
      </SelectField>
      <details className="rounded-lg border border-line">
        <summary className="px-4 py-2.5 font-medium">
          <Trans>Permissions and restrictions</Trans>
        </summary>
        <div className="grid gap-4 border-t border-line p-4">
          <SettingFields />
        </div>
      </details>
      <ConfirmFields />
    </DialogForm>
  );
}

export function ChangeKeyForm({ shown, onDone, onCancel }: FormEnds & { shown: Key }) {
  const change = async (fields: FormFields): Promise<void> => {
    const { expires_at, ...settings } = readSettings(fields);
    // The end of a key that is being replaced was settled by its rotation.
    const body = shown.replaced_by === null ? { ...settings, expires_at } : settings;
    await v1.PATCH("/api/v1/keys/{id}", { params: { path: { id: String(shown.id) } }, body });
    await onDone(t`Key updated.`);
  };
  return (
    <DialogForm label={t`Edit key`} action={t`Save changes`} onSubmit={change} onCancel={onCancel}>
      <LabelField label={shown.label} />
      <SettingFields shown={shown} />
    </DialogForm>
  );
}

function LabelField({ label = "" }: { label?: string }) {
  return (
    <TextField
      label={t`Label`}
      name="label"
      defaultValue={label}
      maxLength={MAX_LABEL_LENGTH}
      autoComplete="off"
      hint={t`The app that uses it, such as “Web shop”.`}
    />
  );
}

function SettingFields({ shown }: { shown?: Key }) {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const limit = account.data?.data.rate_limit.limit;
  return (
    <>
      <fieldset className="grid gap-2">
        <legend className="mb-1 text-sm font-medium">
          <Trans>Scopes</Trans>
        </legend>
        {SCOPES.map((scope) => (
          <CheckboxField
            key={scope}
            label={textOf(SCOPE_WORDS[scope])}
            name="scopes"
            value={scope}
            defaultChecked={shown?.scopes.includes(scope) ?? true}
          />
        ))}
      </fieldset>
      <TextAreaField
        label={t`Allowed IPs`}
        name="allowed_ips"
        rows={2}
        defaultValue={shown?.allowed_ips?.join("\n") ?? ""}
        hint={t`One per line, such as 203.0.113.7 or 203.0.113.0/24. Leave empty for any IP.`}
      />
      <TextField
        label={t`Rate limit (requests per minute)`}
        name="rate_limit"
        type="number"
        min={1}
        defaultValue={shown?.rate_limit ?? ""}
        hint={limit === undefined ? t`Default: your account's limit.` : t`Default: your account's limit, ${limit}.`}
      />
      {(shown?.replaced_by ?? null) === null && (
        <TextField
          label={t`Expires`}
          name="expires_at"
          type="datetime-local"
          defaultValue={toLocalTime(shown?.expires_at ?? null)}
          hint={t`Leave empty for no expiry.`}
        />
      )}
      <DispatchFields {...(shown && { shown })} />
    </>
  );
}

function DispatchFields({ shown }: { shown?: Key }) {
  return (
    <fieldset className="grid gap-3">
      <legend className="mb-1 text-sm font-medium">
        <Trans>Dispatch API</Trans>
      </legend>
      <SelectField label={t`Response format`} name="dialect" defaultValue={shown?.dialect ?? "auto"}>
        <option value="auto">{t`Detect automatically`}</option>
        <option value="dhru">{t`Dhru format`}</option>
        <option value="native">{t`Native format`}</option>
      </SelectField>
      <CheckboxField
        label={t`Use HTTP error codes`}
        name="strict_http"
        defaultChecked={shown?.strict_http ?? false}
        hint={t`Dhru panels expect status 200, even for errors.`}
      />
      <CheckboxField
        label={t`Deduplicate retries`}
        name="replay"
        defaultChecked={shown?.replay ?? true}
        hint={t`Prevents double charges when a panel repeats a request after a timeout.`}
      />
    </fieldset>
  );
}

function readSettings(fields: FormFields) {
  const limit = fields.text("rate_limit");
  return {
    label: fields.text("label"),
    scopes: fields.all("scopes"),
    allowed_ips: fields
      .text("allowed_ips")
      .split(BETWEEN_ADDRESSES)
      .filter((address) => address !== ""),
    rate_limit: limit === "" ? null : limit,
    dialect: fields.text("dialect"),
    strict_http: fields.isChecked("strict_http"),
    replay: fields.isChecked("replay"),
    expires_at: fromLocalTime(fields.text("expires_at")),
  };
}
