import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useNavigate } from "@tanstack/react-router";
import { useId, useState } from "react";
import { fieldError } from "../../../api/api-error.ts";
import { operator } from "../../../api/client.ts";
import { classes } from "../../../ui/class-names.ts";
import { Button } from "../../../ui/button.tsx";
import { CONTROL, Field, SelectField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Options } from "../../../ui/form/options.tsx";
import { PasswordField } from "../../../ui/form/password-field.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { ProgressBar } from "../../../ui/states.tsx";
import { useRefreshRuns } from "./moving.ts";
import { uploadFiles, type Sent } from "./upload-files.ts";

const MIB = 1024 * 1024;
const SOURCES = {
  files: msg`Files (zip, CSV, JSON)`,
  database: msg`Database (MySQL, MariaDB)`,
};
const OPEN_ORDERS = { take: msg`Continue here`, leave: msg`Leave in the old panel` };
type Source = keyof typeof SOURCES;

/** Names a panel and its source, and starts a dry run of it. */
export function StartCard({ names }: { names: readonly string[] }) {
  const start = useStart();
  const [source, setSource] = useState<Source>("files");
  return (
    <Card title={t`Start a dry run`}>
      <Form label={t`Start a dry run`} onSubmit={(fields) => start.run(source, fields)} className="max-w-2xl">
        {({ busy }) => (
          <>
            <NameField names={names} />
            <SelectField
              label={t`Source`}
              value={source}
              onChange={(event) => setSource(event.target.value as Source)}
              disabled={busy}
            >
              <Options of={SOURCES} />
            </SelectField>
            {source === "files" ? <FilesField onFiles={start.setFiles} /> : <DatabaseField />}
            <SelectField
              label={t`Open orders`}
              name="open_orders"
              defaultValue="take"
              hint={t`Orders that are taken over have their credit on hold and wait in the queue.`}
            >
              <Options of={OPEN_ORDERS} />
            </SelectField>
            <TextField
              label={t`Closed orders since`}
              name="since"
              type="date"
              hint={t`Older closed orders and transactions are left out. Leave empty to take over all of them.`}
            />
            {start.sent && <Upload sent={start.sent} />}
            <Button type="submit" look="primary" busy={busy} className="justify-self-start">
              <Trans>Start dry run</Trans>
            </Button>
          </>
        )}
      </Form>
    </Card>
  );
}

function useStart() {
  const navigate = useNavigate();
  const refresh = useRefreshRuns();
  const [files, setFiles] = useState<readonly File[]>([]);
  const [sent, setSent] = useState<Sent>();
  const run = async (source: Source, fields: FormFields): Promise<void> => {
    const url = fields.exact("url").trim();
    checkSource(source, { files, url });
    const named = source === "files" ? files.map(({ name }) => name).join(", ") : t`Database`;
    const openOrders = fields.text("open_orders") === "leave" ? "leave" : "take";
    const body = { name: fields.text("name"), source: named.slice(0, 500), open_orders: openOrders } as const;
    const { data } = await operator.POST("/api/operator/migrations", { body });
    const { id } = data!.data;
    try {
      if (source === "files") await uploadFiles(id, files, setSent);
      const since = fields.text("since");
      await operator.POST("/api/operator/migrations/{id}/read", {
        params: { path: { id: String(id) } },
        body: { ...(source === "database" && { url }), ...(since !== "" && { since }) },
      });
    } finally {
      setSent(undefined);
      await refresh();
    }
    await navigate({ to: "/operator/settings/moving-in/$id", params: { id: String(id) } });
  };
  return { run, setFiles, sent };
}

function checkSource(source: Source, { files, url }: { files: readonly File[]; url: string }): void {
  if (source === "files" && files.length === 0) throw fieldError("files", t`Choose a zip file, or CSV and JSON files.`);
  if (source === "database" && !/^(?:mysql|mariadb):\/\/[^/]+\/./i.test(url))
    throw fieldError("url", t`Write the address like mysql://user:password@host:3306/database.`);
}

function NameField({ names }: { names: readonly string[] }) {
  const list = useId();
  return (
    <>
      <TextField
        label={t`Panel`}
        name="name"
        required
        maxLength={100}
        autoComplete="off"
        list={list}
        placeholder={t`Old panel`}
        hint={t`Use the same name again after a correction: only what differs is then imported.`}
      />
      <datalist id={list}>
        {names.map((name) => (
          <option key={name}>{name}</option>
        ))}
      </datalist>
    </>
  );
}

function FilesField({ onFiles }: { onFiles: (files: readonly File[]) => void }) {
  return (
    <Field
      label={t`Files`}
      name="files"
      hint={t`One zip file, or files such as resellers.csv, services.csv and orders.json. Up to 512 MiB.`}
    >
      {(parts) => (
        <input
          {...parts}
          type="file"
          multiple
          accept=".zip,.csv,.json,.jsonl"
          onChange={(event) => onFiles([...(event.target.files ?? [])])}
          className={classes(CONTROL, "file:me-3 file:rounded file:border file:border-edge file:bg-sunken file:px-2")}
        />
      )}
    </Field>
  );
}

function DatabaseField() {
  return (
    <PasswordField
      label={t`Database address`}
      name="url"
      autoComplete="new-password"
      hint={t`Such as mysql://user:password@host:3306/database. The server only reads from it and does not store the address or the password. A user with read access is enough.`}
    />
  );
}

function Upload({ sent: { done, total, trouble } }: { sent: Sent }) {
  const [sent, all] = [done, total].map((bytes) => Math.round((10 * bytes) / MIB) / 10) as [number, number];
  return (
    <>
      <ProgressBar label={t`Uploading, in MiB. Keep this page open.`} done={sent} total={all} />
      {trouble !== undefined && <Notice look="warning">{trouble}</Notice>}
    </>
  );
}
