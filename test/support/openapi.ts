import assert from "node:assert/strict";
import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

interface Response {
  content?: Record<string, { schema: object }>;
}

interface Operation {
  responses: Record<string, Response | { $ref: string }>;
}

interface Document {
  openapi: string;
  paths: Record<string, Record<string, Operation>>;
  components: { responses: Record<string, Response> };
}

/** Checks responses against the OpenAPI document that the server serves. */
export async function readOpenApi(
  url: string,
  documentPath = "/api/openapi.json",
): Promise<(method: string, path: string, answer: CheckedAnswer) => void> {
  const document = (await (await fetch(url + documentPath)).json()) as Document;
  const ajv = new Ajv2020({ strict: false, validateFormats: false, allErrors: true });
  const validators = new Map<string, ValidateFunction>();
  const paths = Object.keys(document.paths).map((name) => ({
    name,
    pattern: new RegExp(`^${name.replaceAll(/\{[^}]+\}/g, "[^/]+")}$`),
  }));
  return (method, path, { status, body }) => {
    const name = document.paths[path] ? path : paths.find(({ pattern }) => pattern.test(path))!.name;
    const operation = document.paths[name]?.[method.toLowerCase()];
    assert.ok(operation, `${method} ${name} is not in the document`);
    const found = operation.responses[String(status)] ?? operation.responses[`${String(status)[0]}XX`];
    const response = found && "$ref" in found ? document.components.responses[found.$ref.split("/").at(-1)!] : found;
    assert.ok(response, `${method} ${name} has no answer ${status} in the document`);
    const schema = response.content?.["application/json"]?.schema;
    if (!schema) return;
    const key = `${method} ${name} ${status}`;
    const validate = validators.get(key) ?? ajv.compile({ ...schema, components: document.components });
    validators.set(key, validate);
    assert.ok(validate(body), `${key}: ${ajv.errorsText(validate.errors)}\n${JSON.stringify(body)}`);
  };
}

interface CheckedAnswer {
  status: number;
  body: unknown;
}
