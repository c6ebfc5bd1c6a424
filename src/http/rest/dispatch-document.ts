import { ACTION_NAMES } from "../dispatch/actions.ts";

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

const SUCCESS = {
  type: "object",
  required: ["SUCCESS", "apiversion"],
  properties: {
    ID: { type: "string" },
    IMEI: { type: "string" },
    SUCCESS: {
      oneOf: [
        {
          type: "array",
          items: { type: "object", required: ["MESSAGE"], properties: { MESSAGE: { type: "string" } } },
        },
        { type: "object", description: "Bulk placing: reference → what became of its row" },
      ],
    },
    apiversion: { type: "string" },
  },
};

const ERROR = {
  type: "object",
  required: ["ERROR", "apiversion"],
  properties: {
    ERROR: {
      type: "array",
      items: {
        type: "object",
        required: ["MESSAGE", "ERRORCODE"],
        properties: {
          MESSAGE: { type: "string" },
          ERRORCODE: { type: "string" },
          FULL_DESCRIPTION: { type: "string" },
          REFERENCEID: { type: "integer" },
        },
      },
    },
    apiversion: { type: "string" },
  },
};

/** The dispatch endpoint in the OpenAPI document; its routes read their bodies themselves and carry no schema. */
export const DISPATCH_DOCUMENT = {
  post: {
    tags: ["Dispatch"],
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
      200: {
        description: "An answer, or a refusal with its code in X-Error-Code",
        content: {
          "application/json": {
            schema: { anyOf: [SUCCESS, ERROR, { type: "object", description: "Bulk status: reference → its row" }] },
          },
        },
      },
    },
  },
};
