import { ACTION_NAMES } from "./actions.ts";
import { ERROR_CODES } from "../errors/error-codes.ts";

const FORM_FIELDS = {
  action: { type: "string", enum: ACTION_NAMES, description: "What to do; case does not matter" },
  apikey: { type: "string", description: "API key; also as apiaccesskey, username, or Bearer token" },
  ID: { type: "string", description: "Number of the service to order, or of the order to read; several with commas" },
  IMEI: { type: "string", description: "Identifier of the device" },
  QNT: { type: "string", description: "Quantity, where the service has one" },
  CUSTOMFIELD: { type: "string", description: "The service's own fields: base64 of JSON, or JSON" },
  CLIENTREF: { type: "string", description: "Your reference, unique for ever" },
  parameters: { type: "string", description: "The same fields as XML, JSON, or base64 of JSON" },
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
  description: "Bulk placing: your reference → what became of its row",
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
    message: { type: "string", description: "Alone, with 429 or 503: nothing is said about the order, ask again" },
  },
  additionalProperties: {
    type: "object",
    description: "Bulk calls: your reference → its row",
    properties: {
      SUCCESS: KEYED_ROWS,
      ERROR: REFUSALS,
      message: { type: "string", description: "Alone: nobody knows whether the order was placed" },
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
        "4XX": { description: "A refusal that HTTP tells too, such as too many requests", content: CONTENT },
        "5XX": { description: "A fault or a restart", content: CONTENT },
      },
    },
  },
};
