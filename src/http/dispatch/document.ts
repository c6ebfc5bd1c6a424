import { ACTION_NAMES } from "./actions.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";

const FORM_FIELDS = {
  action: { type: "string", enum: ACTION_NAMES, description: "Name of the action, case-insensitive" },
  apikey: { type: "string", description: "API key; also accepted as apiaccesskey, username or Bearer token" },
  ID: {
    type: "string",
    description: "ID of the service to order, or of the order to read; several IDs separated by commas",
  },
  IMEI: { type: "string", description: "Identifier of the device" },
  QNT: { type: "string", description: "Quantity, if the service has one" },
  CUSTOMFIELD: { type: "string", description: "The service's own fields, as base64-encoded JSON or as JSON" },
  CLIENTREF: { type: "string", description: "Your reference, permanently unique" },
  parameters: { type: "string", description: "The same fields as XML, JSON or base64-encoded JSON" },
  requestformat: { type: "string", enum: ["JSON", "XML"], description: "Format of the answer" },
};

const ROWS = {
  type: "array",
  items: {
    type: "object",
    required: ["MESSAGE"],
    properties: { MESSAGE: { type: "string" }, LIST: { type: "object" } },
  },
};

/** The row of a reference; one of a status call that is not known says so by its code. */
const KEYED_ROWS = {
  type: "array",
  items: {
    type: "object",
    properties: { MESSAGE: { type: "string" }, ERRORCODE: { type: "string" }, LIST: { type: "object" } },
    anyOf: [{ required: ["MESSAGE"] }, { required: ["STATUS", "ERRORCODE"] }],
  },
};

const REFUSALS = {
  type: "array",
  items: {
    type: "object",
    required: ["MESSAGE", "ERRORCODE"],
    properties: {
      MESSAGE: { type: "string" },
      ERRORCODE: { type: "string", enum: ERROR_CODES },
      FULL_DESCRIPTION: { type: "string" },
      REFERENCEID: { type: "integer" },
    },
  },
};

const SUMMARY = {
  type: "object",
  description: "Bulk placing: your reference → the outcome of its row",
  additionalProperties: {
    type: "object",
    required: ["status", "message", "referenceid"],
    properties: {
      status: { type: "string", enum: ["success", "error"] },
      message: { type: "string" },
      referenceid: { type: ["integer", "string"] },
    },
  },
};

const ANSWER = {
  type: "object",
  required: ["apiversion"],
  properties: {
    apiversion: { type: "string" },
    ID: { type: "string" },
    IMEI: { type: "string" },
    SUCCESS: { oneOf: [ROWS, SUMMARY] },
    ERROR: REFUSALS,
    message: {
      type: "string",
      description:
        "Without other fields, with 429 or 503: the status of the order is not known here; send the request again",
    },
  },
  additionalProperties: {
    type: "object",
    description: "Bulk requests: your reference → its row",
    properties: {
      SUCCESS: KEYED_ROWS,
      ERROR: REFUSALS,
      message: { type: "string", description: "Without other fields: it is not known whether the order was placed" },
    },
    minProperties: 1,
    maxProperties: 1,
    additionalProperties: false,
  },
};

const CONTENT = { "application/json": { schema: ANSWER } };

/** The dispatch endpoint in the OpenAPI document; its routes read their bodies themselves and carry no schema. */
export const DISPATCH_PATHS = {
  "/api/dispatch": {
    post: {
      tags: ["Dispatch"],
      security: [{ bearer: [] }, { apikey: [] }],
      summary: "Every action of the Dhru Fusion family's API",
      description: "The same endpoint answers at /api/index.php, /public/api/index.php, /api/dhru and /api.",
      requestBody: {
        content: {
          "application/x-www-form-urlencoded": {
            schema: { type: "object", required: ["action"], properties: FORM_FIELDS },
          },
        },
      },
      responses: {
        200: { description: "An answer, or a refusal with its code in X-Error-Code", content: CONTENT },
        "4XX": { description: "A refusal with its own HTTP status, such as too many requests", content: CONTENT },
        "5XX": { description: "A server error or a restart", content: CONTENT },
      },
    },
  },
};
