import type { MessageDescriptor } from "@lingui/core";
import { msg, t } from "@lingui/core/macro";
import { Trans } from "@lingui/react/macro";
import { useState } from "react";
import { v1Hooks } from "../../api/client.ts";
import { type Text, textOf } from "../../locale/text.ts";
import { CopyButton } from "../../ui/show/copy.tsx";
import { SelectField, TextField } from "../../ui/form/field.tsx";
import { Options } from "../../ui/form/options.tsx";
import { Card } from "../../ui/page.tsx";
import { Notice } from "../../ui/notice.tsx";
import { QueryView } from "../../ui/states.tsx";
import type { ShownKey } from "./key.ts";
import { LANGUAGES_OF, snippetOf, type Interface, type Language } from "./snippets/snippets.ts";
import type { Task } from "./snippets/task.ts";

/** Succeeds at once in test mode, and belongs to no device. */
const TEST_IMEI = "004999010640000";
const KEY_PLACEHOLDER = "YOUR_API_KEY";
const FIRST_SERVICE = { per_page: "1", type: "imei", status: "active" };
const LAST_ORDER = { per_page: "1" };

const TASK_WORDS: Record<Task, MessageDescriptor> = {
  balance: msg`Get the balance`,
  services: msg`List services`,
  place: msg`Place an order`,
  status: msg`Get an order's status`,
};
const LANGUAGE_WORDS: Record<Language, string> = { curl: "curl", php: "PHP", node: "Node.js", python: "Python" };
const INTERFACE_WORDS: Record<Interface, MessageDescriptor> = {
  rest: msg`REST`,
  dispatch: msg`Dispatch`,
  client: msg`Client library`,
};
const HOW_TO_RUN_CLIENT = msg`Requires the server's client library, from the folder sdk of its source code.`;
const HOW_TO_RUN: Record<Language, MessageDescriptor> = {
  curl: msg`Run in a terminal.`,
  php: msg`Save as example.php and run php example.php. Requires PHP's curl extension.`,
  node: msg`Save as example.mjs and run node example.mjs. Requires Node.js 18 or newer.`,
  python: msg`Save as example.py and run python3 example.py.`,
};

/** Requests to copy, with the server's URL and the newly created key. */
export function Examples({ made }: { made: ShownKey | undefined }) {
  const account = v1Hooks.useQuery("get", "/api/v1/account");
  const services = v1Hooks.useQuery("get", "/api/v1/services", { params: { query: FIRST_SERVICE } });
  const orders = v1Hooks.useQuery("get", "/api/v1/orders", { params: { query: LAST_ORDER } });
  const [task, setTask] = useState<Task>("balance");
  const { at, setAt, language, setLanguage } = useApi();
  const [typed, setTyped] = useState<Record<string, string>>({});
  const field = (name: string, given: string) => ({
    value: typed[name] ?? given,
    onChange: (event: { target: { value: string } }) => setTyped({ ...typed, [name]: event.target.value }),
  });
  const serviceId = field("service", String(services.data?.data[0]?.id ?? 1));
  const imei = field("imei", TEST_IMEI);
  const orderId = field("order", String(orders.data?.data[0]?.id ?? 1));
  return (
    <Card title={t`Examples`}>
      <div className="grid grid-cols-1 gap-4">
        <KeyNotice made={made} task={task} />
        <div className="grid items-start gap-4 sm:grid-cols-3">
          <Choice label={t`Action`} words={TASK_WORDS} value={task} onChange={setTask} />
          <Choice label={t`API`} words={INTERFACE_WORDS} value={at} onChange={setAt} />
          <Choice label={t`Language`} words={wordsOf(LANGUAGES_OF[at])} value={language} onChange={setLanguage} />
          {task === "place" && (
            <>
              <TextField label={t`Service`} inputMode="numeric" hint={services.data?.data[0]?.name} {...serviceId} />
              <TextField label={t`IMEI`} inputMode="numeric" {...imei} />
            </>
          )}
          {task === "status" && <TextField label={t`Order`} inputMode="numeric" {...orderId} />}
        </div>
        <QueryView query={account}>
          {({ data }) => (
            <Code
              text={snippetOf(at, task, language, {
                baseUrl: data.base_url,
                key: made?.key ?? KEY_PLACEHOLDER,
                serviceId: serviceId.value,
                imei: imei.value,
                reference: `order-${imei.value}`,
                orderId: orderId.value,
              })}
              hint={howToRun(at, language)}
            />
          )}
        </QueryView>
      </div>
    </Card>
  );
}

function howToRun(at: Interface, language: Language): string {
  const run = textOf(HOW_TO_RUN[language]);
  return at === "client" ? `${run} ${textOf(HOW_TO_RUN_CLIENT)}` : run;
}

/** An API and a language that has examples of it. */
function useApi() {
  const [at, setAt] = useState<Interface>("rest");
  const [chosen, setLanguage] = useState<Language>("curl");
  const languages = LANGUAGES_OF[at];
  return { at, setAt, language: languages.includes(chosen) ? chosen : languages[0]!, setLanguage };
}

function wordsOf(languages: readonly Language[]): Record<string, string> {
  return Object.fromEntries(languages.map((language) => [language, LANGUAGE_WORDS[language]]));
}

function KeyNotice({ made, task }: { made: ShownKey | undefined; task: Task }) {
  if (!made) {
    return (
      <Notice look="info">
        <Trans>
          Replace {KEY_PLACEHOLDER} with your key, or create a key. The examples use a new key until you leave this
          page.
        </Trans>
      </Notice>
    );
  }
  if (made.test || task !== "place") {
    return <Notice look="success">{t`The examples use your new key until you leave this page.`}</Notice>;
  }
  return (
    <Notice look="warning">
      <Trans>
        This key is live. Running the example places a real order. Enter the IMEI of the device to order for.
      </Trans>
    </Notice>
  );
}

interface ChoiceProps<Value extends string> {
  label: string;
  words: Readonly<Record<string, Text>>;
  value: Value;
  onChange: (value: Value) => void;
}

function Choice<Value extends string>({ label, words, value, onChange }: ChoiceProps<Value>) {
  return (
    <SelectField label={label} value={value} onChange={(event) => onChange(event.target.value as Value)}>
      <Options of={words} />
    </SelectField>
  );
}

function Code({ text, hint }: { text: string; hint: string }) {
  return (
    <figure className="grid grid-cols-1 gap-2">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <figcaption className="text-sm text-muted">{hint}</figcaption>
        <CopyButton text={text} label={t`Copy example`} name={t`Copy`} />
      </div>
      <pre className="rounded-lg bg-sunken p-4 font-mono text-sm leading-relaxed wrap-anywhere whitespace-pre-wrap">
        <code>{text}</code>
      </pre>
    </figure>
  );
}
