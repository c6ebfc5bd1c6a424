import type { Fault, Spoken } from "./support/proxies/sloppy-proxy.ts";
import type { Dialect } from "../src/cli/conformance/case.ts";

const JSON_TYPE = "application/json";

/** For each case of each dialect, how a sloppy server breaks it. */
export const FAULTS: Record<Dialect, Record<string, Fault>> = {
  dhru: {
    account: rewrites(/action=accountinfo/, "AccoutInfo", "AccInfo"),
    apiversion: rewrites(/./, /"apiversion":"([^"]*)"/, '"apiversion":$1'),
    catalogue: rewrites(/action=imeiservicelist/, /"LIST":\{.*\}(?=\}\],"apiversion")/, '"LIST":[]'),
    "catalogue-services": rewrites(/action=imeiservicelist/, "Requires.Reference", "Requires.Ref"),
    "service-details": rewrites(/action=getimeiservicedetails/, '"credit"', '"price"'),
    choices: rewrites(/action=meplist/, '"LIST":[]', '"LIST":{}'),
    "unknown-action": rewrites(/action=nosuchaction/, "Invalid Action", "Unknown action"),
    "wrong-key": answers(/not-a-key/, { status: 401 }),
    "unknown-order": answers(/action=getimeiorder&/, { status: 404 }),
    "bulk-status-unknown-order": rewrites(/action=getimeiorderbulk/, '"SUCCESS"', '"ERROR"'),
    "repeated-slash": whenPath(/^\/\//, { status: 301, location: "/api/index.php", text: "" }),
    "unknown-path": whenPath(/no-such-api/, { status: 200, text: "<html>", type: "text/html" }),
    xml: answers(/requestformat=XML/, { text: '{"SUCCESS":[]}', type: JSON_TYPE }),
    "parameters-xml": refuses(/parameters=<PARAMETERS><ID>/),
    "parameters-base64": refuses(/parameters=eyJ/),
    "parameters-json": refuses(/parameters=\{"ID"/),
    "parameters-brackets": refuses(/parameters\[ID\]/),
    "parameters-flat": refuses(/&ID=/),
    "parameters-multipart": refuses(/form-data; name="parameters"/),
    "parameters-json-body": refuses(/^\{/),
    "parameters-nothing": refuses(/parameters=< \/>/),
    "action-case": refuses(/action=AccountInfo/),
    place: rewrites(/action=placeimeiorder/, '"SUCCESS":[{', '"SUCCESS":[{"ID":"1",'),
    status: rewrites(/action=getimeiorder&/, '"STATUS":0', '"STATUS":"Pending"'),
    "bulk-status": rewrites(/action=getimeiorderbulk/, '"771":', '"0":'),
    "repeated-order": (_, answer) =>
      answer.text.includes("REPLAYED") ? withAnotherId(answer, /"REFERENCEID":\d+/) : answer,
  },
  native: {
    account: rewrites(/action=accountinfo/, '"LIST"', '"INFO"'),
    "key-as-username": refuses(/^username=/),
    "key-as-bearer": refuses(/^action=accountinfo/),
    "index-php": whenPath(/index\.php/, { status: 404 }),
    catalogue: rewrites(/action=imeiservicelist/, '"SERVICES"', '"ITEMS"'),
    "server-services": rewrites(/getserverservicelist/, /"LIST":\{.*\}(?=\}\],"apiversion")/, '"LIST":[]'),
    "service-details": rewrites(/getimeiservicedetails/, '"CREDIT"', '"PRICE"'),
    "unknown-action": answers(/nosuchaction/, { text: '{"SUCCESS":[]}' }),
    "wrong-key": answers(/not-a-key/, { status: 401 }),
    "unknown-order": answers(/getimeiorder&ID=9999/, { text: '{"ERROR":"Order not found"}' }),
    "place-by-get": whenPath(/placeimeiorder/, { status: 200 }),
    place: rewrites(/placeimeiorder/, /"REFERENCEID":(\d+)/, '"REFERENCEID":"$1"'),
    status: rewrites(/getimeiorder&ID=/, '"CODE":""', '"CODE":null'),
    "bulk-status-list": refuses(/getimeiorderbulk&ID=/),
    "bulk-status-array": refuses(/getimeiorderbulk&ID\[\]/),
    "repeated-reference": (_, answer) =>
      answer.text.includes("REPLAYED") ? withAnotherId(answer, /"LIST":\{"REFERENCEID":\d+/) : answer,
    duplicate: answers(/CLIENTREF=[\w-]{36}-2/, { text: '{"SUCCESS":[{"LIST":{"REFERENCEID":9999999}}]}' }),
  },
  rest: {
    account: rewritesPath(/^\/api\/v1\/account$/, /"balance":"([^"]*)"/, '"balance":$1'),
    "key-in-query": whenPath(/apikey=/, { status: 401 }),
    "wrong-key": (_, answer) => (answer.status === 401 ? { ...answer, status: 200 } : answer),
    "unknown-order": whenPath(/\/orders\/999/, { type: "text/html", text: "<h1>Not found</h1>" }),
    services: rewritesPath(/\/services\?/, '"links"', '"pages"'),
    service: rewritesPath(/\/services\/\d/, '"inputs":[', '"inputs":{},"fields":['),
    orders: rewritesPath(/\/orders\?per_page/, /"data":\[.*\](?=,"links")/, '"data":{}'),
    transactions: whenPath(/\/transactions/, { status: 500 }),
    place: (asked, answer) => (asked.method === "POST" ? { ...answer, status: 200 } : answer),
    status: rewritesPath(/\/orders\/\d/, '"status":"PENDING"', '"status":"Waiting"'),
    "bulk-status": rewritesPath(/\/orders\?id=/, /"data":\[.*\](?=,"links")/, '"data":[]'),
    "repeated-reference": (asked, answer) =>
      asked.method === "POST" && answer.status === 200 ? withAnotherId(answer, /"id":\d+/) : answer,
    duplicate: (asked, answer) =>
      asked.method === "POST" && answer.status === 409
        ? { status: 201, type: JSON_TYPE, text: '{"data":{"id":9999999}}' }
        : answer,
  },
  pro: {
    account: rewritesPath(/account/, '"data"', '"account"'),
    "wrong-key": (_, answer) => (answer.status === 401 ? { ...answer, status: 200 } : answer),
    products: rewritesPath(/products/, '"categories":{', '"categories":[],"groups":{'),
    "products-fields": rewritesPath(/products/, /"price":([\d.]+)/, '"price":"$1"'),
    "unknown-order": whenPath(/\/order\/0000/, { status: 200 }),
    place: (_, answer) => ({ ...answer, text: answer.text.replace('[{"order_uuid"', '[{"uuid"') }),
    "status-query": rewritesPath(/order_uuid=/, '"status":"new"', '"status":"pending"'),
    "status-path": whenPath(/\/order\/(?!0000)/, { status: 404 }),
    "repeated-reference": onPost(2),
    duplicate: onPost(3),
  },
};

/** Another order is placed by the nth POST. */
function onPost(nth: number): Fault {
  let posts = 0;
  const text = '{"status":"success","message":"","code":200,"data":[[{"order_uuid":"another"}]]}';
  return ({ method }, answer) =>
    method === "POST" && ++posts === nth ? { status: 200, type: JSON_TYPE, text } : answer;
}

function rewrites(asked: RegExp, found: string | RegExp, written: string): Fault {
  return ({ text }, answer) =>
    asked.test(text) ? { ...answer, text: answer.text.replaceAll(toGlobal(found), written) } : answer;
}

function rewritesPath(asked: RegExp, found: string | RegExp, written: string): Fault {
  return ({ path }, answer) =>
    asked.test(path) ? { ...answer, text: answer.text.replaceAll(toGlobal(found), written) } : answer;
}

function toGlobal(pattern: string | RegExp): string | RegExp {
  return typeof pattern === "string" ? pattern : new RegExp(pattern, "g");
}

function answers(asked: RegExp, instead: Partial<Spoken>): Fault {
  return ({ text }, answer) => (asked.test(text) ? { ...answer, ...instead } : answer);
}

function whenPath(asked: RegExp, instead: Partial<Spoken>): Fault {
  return ({ path }, answer) => (asked.test(path) ? { ...answer, ...instead } : answer);
}

function refuses(asked: RegExp): Fault {
  return answers(asked, { text: '{"ERROR":[{"MESSAGE":"Parameters missing"}],"apiversion":"6.1"}' });
}

function withAnotherId(answer: Spoken, id: RegExp): Spoken {
  return { ...answer, text: answer.text.replace(id, (found) => `${found}0`) };
}
