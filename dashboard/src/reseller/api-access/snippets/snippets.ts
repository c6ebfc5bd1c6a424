import { writeNodeClient, writePhpClient } from "./client-snippets.ts";
import { php, script } from "./quotes.ts";
import type { SnippetValues, Task } from "./task.ts";

/** Requests of the interfaces in the languages of those who integrate, ready to run as pasted. */
export const LANGUAGES = ["curl", "php", "node", "python"] as const;
export type Language = (typeof LANGUAGES)[number];
export const INTERFACES = ["rest", "dispatch", "client"] as const;
export type Interface = (typeof INTERFACES)[number];

/** The client libraries are written in two of them. */
export const LANGUAGES_OF: Record<Interface, readonly Language[]> = {
  rest: LANGUAGES,
  dispatch: LANGUAGES,
  client: ["php", "node"],
};

const SECONDS = 30;

type Pairs = readonly (readonly [name: string, value: string])[];
type Path = readonly (string | number)[];

interface Call {
  url: string;
  headers: Pairs;
  /** Form fields of a POST; if unset, a GET. */
  fields?: Pairs;
  /** The path of the requested value in the response. */
  answer: Path;
  /** Where it says what was wrong, which its HTTP status tells or the mere presence of an ERROR. */
  refusal: { known: "by the status" | "by a key"; path: Path };
}

/** The snippet of one request. */
export function snippetOf(at: Interface, task: Task, language: Language, values: SnippetValues): string {
  if (at === "client") return language === "php" ? writePhpClient(task, values) : writeNodeClient(task, values);
  return WRITERS[language](at === "rest" ? restCall(task, values) : dispatchCall(task, values));
}

function restCall(task: Task, { baseUrl, key, serviceId, imei, reference, orderId }: SnippetValues): Call {
  const call = (path: string, answer: Path, fields?: Pairs): Call => ({
    url: `${baseUrl}/api/v1${path}`,
    headers: [
      ["Authorization", `Bearer ${key}`],
      ["Accept", "application/json"],
    ],
    ...(fields && { fields }),
    answer,
    refusal: { path: ["detail"], known: "by the status" },
  });
  const order: Pairs = [
    ["service_id", serviceId],
    ["imei", imei],
    ["client_reference", reference],
  ];
  const calls: Record<Task, () => Call> = {
    balance: () => call("/account", ["data", "balance"]),
    services: () => call("/services?per_page=100", ["data"]),
    place: () => call("/orders", ["data", "id"], order),
    status: () => call(`/orders/${orderId}`, ["data"]),
  };
  return calls[task]();
}

function dispatchCall(task: Task, { baseUrl, key, serviceId, imei, orderId }: SnippetValues): Call {
  const call = (action: string, answer: Path, fields: Pairs = []): Call => ({
    url: `${baseUrl}/api/dispatch`,
    headers: [],
    fields: [["apikey", key], ["action", action], ...fields],
    answer: ["SUCCESS", 0, ...answer],
    refusal: { path: ["ERROR", 0, "MESSAGE"], known: "by a key" },
  });
  const order: Pairs = [
    ["ID", serviceId],
    ["IMEI", imei],
  ];
  const calls: Record<Task, () => Call> = {
    balance: () => call("accountinfo", ["AccountInfo", "credit"]),
    services: () => call("imeiservicelist", ["LIST"]),
    place: () => call("placeimeiorder", ["REFERENCEID"], order),
    status: () => call("getimeiorder", [], [["ID", orderId]]),
  };
  return calls[task]();
}

const WRITERS: Record<Language, (call: Call) => string> = {
  curl: writeCurl,
  php: writePhp,
  node: writeNode,
  python: writePython,
};

function writeCurl({ url, headers, fields = [] }: Call): string {
  const parts = [
    `curl -sS --max-time ${SECONDS} ${shell(url)}`,
    ...headers.map(([name, value]) => `-H ${shell(`${name}: ${value}`)}`),
    ...fields.map(([name, value]) => `--data-urlencode ${shell(`${name}=${value}`)}`),
  ];
  return parts.join(" \\\n  ");
}

function writePhp({ url, headers, fields, answer, refusal }: Call): string {
  const header = headers.map(([name, value]) => `        ${php(`${name}: ${value}`)},\n`);
  const field = fields?.map(([name, value]) => `        ${php(name)} => ${php(value)},\n`);
  return [
    "<?php",
    `$request = curl_init(${php(url)});`,
    "curl_setopt_array($request, [",
    "    CURLOPT_RETURNTRANSFER => true,",
    `    CURLOPT_TIMEOUT => ${SECONDS},`,
    ...(header.length > 0 ? [`    CURLOPT_HTTPHEADER => [\n${header.join("")}    ],`] : []),
    ...(field ? [`    CURLOPT_POSTFIELDS => http_build_query([\n${field.join("")}    ]),`] : []),
    "]);",
    "$body = curl_exec($request);",
    "if ($body === false) throw new RuntimeException(curl_error($request));",
    "$answer = json_decode($body, true);",
    refusal.known === "by a key"
      ? `if (isset($answer['ERROR'])) throw new RuntimeException($answer${brackets(refusal.path, php)});`
      : `if (curl_getinfo($request, CURLINFO_HTTP_CODE) >= 400) throw new RuntimeException($answer${brackets(refusal.path, php)});`,
    `echo json_encode($answer${brackets(answer, php)}, JSON_PRETTY_PRINT), "\\n";`,
  ].join("\n");
}

function writeNode({ url, headers, fields, answer, refusal }: Call): string {
  const header = headers.map(([name, value]) => `${name}: ${script(value)}`).join(", ");
  const field = fields?.map(([name, value]) => `    ${name}: ${script(value)},\n`);
  return [
    `const response = await fetch(${script(url)}, {`,
    ...(field ? ['  method: "POST",'] : []),
    ...(header === "" ? [] : [`  headers: { ${header} },`]),
    ...(field ? [`  body: new URLSearchParams({\n${field.join("")}  }),`] : []),
    `  signal: AbortSignal.timeout(${SECONDS}_000),`,
    "});",
    "const answer = await response.json();",
    refusal.known === "by a key"
      ? `if (answer.ERROR) throw new Error(answer${dots(refusal.path)});`
      : `if (!response.ok) throw new Error(answer${dots(refusal.path)});`,
    `console.log(JSON.stringify(answer${dots(answer)}, null, 2));`,
  ].join("\n");
}

function writePython({ url, headers, fields, answer, refusal }: Call): string {
  const header = headers.map(([name, value]) => `${script(name)}: ${script(value)}`).join(", ");
  const field = fields?.map(([name, value]) => `        ${script(name)}: ${script(value)},\n`);
  const path = brackets(refusal.path, script);
  return [
    "import json",
    ...(refusal.known === "by a key" ? [] : ["import urllib.error"]),
    ...(fields ? ["import urllib.parse"] : []),
    "import urllib.request",
    "",
    "request = urllib.request.Request(",
    `    ${script(url)},`,
    ...(field ? [`    data=urllib.parse.urlencode({\n${field.join("")}    }).encode(),`] : []),
    ...(header === "" ? [] : [`    headers={${header}},`]),
    ")",
    ...(refusal.known === "by a key"
      ? [
          `with urllib.request.urlopen(request, timeout=${SECONDS}) as response:`,
          "    answer = json.load(response)",
          'if "ERROR" in answer:',
          `    raise SystemExit(answer${path})`,
        ]
      : [
          "try:",
          `    with urllib.request.urlopen(request, timeout=${SECONDS}) as response:`,
          "        answer = json.load(response)",
          "except urllib.error.HTTPError as error:",
          `    raise SystemExit(json.load(error)${path})`,
        ]),
    `print(json.dumps(answer${brackets(answer, script)}, indent=2))`,
  ].join("\n");
}

function brackets(path: Path, quote: (text: string) => string): string {
  return path.map((part) => `[${typeof part === "number" ? part : quote(part)}]`).join("");
}

function dots(path: Path): string {
  return path.map((part) => (typeof part === "number" ? `[${part}]` : `.${part}`)).join("");
}

function shell(text: string): string {
  return `'${text.replaceAll("'", String.raw`'\''`)}'`;
}
