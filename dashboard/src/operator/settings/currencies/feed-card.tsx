import { t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { toast } from "sonner";
import { operator, operatorHooks } from "../../../api/client.ts";
import { textOf } from "../../../locale/text.ts";
import { Button } from "../../../ui/button.tsx";
import { SelectField, TextField } from "../../../ui/form/field.tsx";
import { Form, type FormFields } from "../../../ui/form/form.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Card } from "../../../ui/page.tsx";
import { Time } from "../../../ui/show/time.tsx";
import { QueryView } from "../../../ui/states.tsx";
import { toastOutcome } from "../../../ui/toasts.ts";
import { percentText, readPercent } from "../../catalogue/catalogue.ts";
import { FEED_WORDS, percentProblem, useRefreshRates, type Feed } from "./currencies.ts";

/** Where rates come from that are not set by hand. */
export function FeedCard() {
  const feed = operatorHooks.useQuery("get", "/api/operator/exchange-feed");
  return (
    <Card title={t`Rate feed`}>{<QueryView query={feed}>{({ data }) => <FeedForm feed={data} />}</QueryView>}</Card>
  );
}

function FeedForm({ feed }: { feed: Feed }) {
  const refresh = useRefreshRates();
  const [kind, setKind] = useState(feed.kind);
  const [change, setChange] = useState(percentText(feed.max_change_basis_points));
  const save = async (fields: FormFields): Promise<void> => {
    const json = kind === "json" && { url: fields.text("url"), path: fields.text("path") };
    const limits = {
      max_age_hours: Number(fields.text("max_age_hours")),
      max_change_basis_points: readPercent(change) ?? feed.max_change_basis_points,
    };
    await operator.PATCH("/api/operator/exchange-feed", { body: { kind, ...json, ...limits } });
    toast.success(t`Feed saved.`);
    await refresh();
  };
  return (
    <Form onSubmit={save} label={t`Rate feed`} className="max-w-2xl">
      {({ busy }) => (
        <>
          <FeedState feed={feed} />
          <KindField kind={kind} onKind={setKind} />
          {kind === "json" && <JsonFields feed={feed} />}
          <LimitFields feed={feed} change={change} onChange={setChange} />
          <Button
            type="submit"
            look="primary"
            busy={busy}
            unless={percentProblem(change)}
            className="justify-self-start"
          >
            <Trans>Save changes</Trans>
          </Button>
        </>
      )}
    </Form>
  );
}

function KindField({ kind, onKind }: { kind: Feed["kind"]; onKind: (kind: Feed["kind"]) => void }) {
  return (
    <SelectField
      label={t`Feed`}
      name="kind"
      value={kind}
      onChange={(event) => onKind(event.target.value as Feed["kind"])}
    >
      {Object.entries(FEED_WORDS).map(([word, text]) => (
        <option key={word} value={word}>
          {textOf(text)}
        </option>
      ))}
    </SelectField>
  );
}

interface LimitFieldsProps {
  feed: Feed;
  change: string;
  onChange: (text: string) => void;
}

function LimitFields({ feed, change, onChange }: LimitFieldsProps) {
  return (
    <>
      <TextField
        label={t`Maximum age (hours)`}
        name="max_age_hours"
        type="number"
        min={1}
        max={8760}
        required
        defaultValue={feed.max_age_hours}
        hint={t`Orders in a currency pause when its rate from the feed is older.`}
      />
      <TextField
        label={t`Largest change (%)`}
        name="max_change_basis_points"
        inputMode="decimal"
        value={change}
        onChange={(event) => onChange(event.target.value)}
        error={percentProblem(change)}
        hint={t`A rate that differs by more waits for your decision.`}
      />
    </>
  );
}

function JsonFields({ feed }: { feed: Feed }) {
  return (
    <>
      <TextField
        label={t`Address`}
        name="url"
        type="url"
        required
        defaultValue={feed.url ?? ""}
        placeholder="https://"
      />
      <TextField
        label={t`Path of a rate`}
        name="path"
        required
        defaultValue={feed.path ?? ""}
        placeholder="rates.{currency}"
        hint={t`${"{currency}"} is replaced by the code of each currency.`}
      />
    </>
  );
}

function FeedState({ feed: { kind, fetched_at: at, error } }: { feed: Feed }) {
  const fetchNow = () =>
    toastOutcome(
      operator.POST("/api/operator/exchange-feed/fetch", { body: {} }),
      t`The rates are fetched within a minute.`,
    );
  if (kind === "off") return null;
  return (
    <>
      {error !== null && <Notice look="danger">{error}</Notice>}
      <p className="flex flex-wrap items-center gap-3 text-sm text-muted">
        <span>
          {at === null ? (
            t`Last fetched: never`
          ) : (
            <Trans>
              Last fetched: <Time at={at} />
            </Trans>
          )}
        </span>
        <Button size="small" action={fetchNow}>
          <Trans>Fetch now</Trans>
        </Button>
      </p>
    </>
  );
}
