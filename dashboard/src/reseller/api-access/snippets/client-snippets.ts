import { php, script } from "./quotes.ts";
import type { SnippetValues, Task } from "./task.ts";

/** What a task calls, and what of the answer is shown, in a language. */
interface Words {
  call: (values: SnippetValues) => string;
  shown: string;
}

const NODE: Record<Task, Words> = {
  balance: { call: () => "client.account.get()", shown: "answer.balance" },
  services: { call: () => "client.services.list()", shown: "service" },
  place: {
    call: ({ serviceId, imei, reference }) =>
      `client.orders.place({\n  service_id: ${script(serviceId)},\n  imei: ${script(imei)},\n  client_reference: ${script(reference)},\n})`,
    shown: "answer.id",
  },
  status: { call: ({ orderId }) => `client.orders.get(${Number(orderId)})`, shown: "answer" },
};

const PHP: Record<Task, Words> = {
  balance: { call: () => "$client->account()", shown: "$answer['balance']" },
  services: { call: () => "$client->services->list()", shown: "$service" },
  place: {
    call: ({ serviceId, imei, reference }) =>
      `$client->orders->place([\n    'service_id' => ${php(serviceId)},\n    'imei' => ${php(imei)},\n    'client_reference' => ${php(reference)},\n])`,
    shown: "$answer['id']",
  },
  status: { call: ({ orderId }) => `$client->orders->get(${Number(orderId)})`, shown: "$answer" },
};

/** The request by @imeister/client; refusals are thrown. */
export function writeNodeClient(task: Task, values: SnippetValues): string {
  const { call, shown } = NODE[task];
  const print = `console.log(JSON.stringify(${shown}, null, 2));`;
  return [
    'import { createClient } from "@imeister/client";',
    "",
    `const client = createClient({ baseUrl: ${script(values.baseUrl)}, key: ${script(values.key)} });`,
    ...(task === "services"
      ? [`for await (const service of ${call(values)}) {`, `  ${print}`, "}"]
      : [`const answer = await ${call(values)};`, print]),
  ].join("\n");
}

/** The request by imeister/client; refusals are thrown. */
export function writePhpClient(task: Task, values: SnippetValues): string {
  const { call, shown } = PHP[task];
  const print = `echo json_encode(${shown}, JSON_PRETTY_PRINT), "\\n";`;
  return [
    "<?php",
    "require 'vendor/autoload.php';",
    "",
    `$client = new Imeister\\Client(${php(values.baseUrl)}, ${php(values.key)});`,
    ...(task === "services"
      ? [`foreach (${call(values)} as $service) {`, `    ${print}`, "}"]
      : [`$answer = ${call(values)};`, print]),
  ].join("\n");
}
