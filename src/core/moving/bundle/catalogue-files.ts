import { amount, currency, inputFields, list, oneOf, required, text, whole } from "./field.ts";

/** Ids of services and resellers are kept; new ones continue above. */
export const MAX_NUMBER = 1_000_000_000;
/** Of an id that only connects the files. */
export const MAX_KEY_LENGTH = 200;

export const SERVICE_TYPES = ["imei", "server", "remote"] as const;
const IDENTIFIER_KINDS = ["imei", "serial", "imei_or_serial", "meid", "eid", "iccid", "text", "none"] as const;

export const SERVICE_GROUP_FILE = {
  id: required(text("What other files call the group.", MAX_KEY_LENGTH)),
  name: required(text("Its name. A group that has this name here is used.", 200)),
  position: whole("Its place in the list.", 0, MAX_NUMBER),
};

export const SERVICE_FILE = {
  id: required(whole("The service number. It is kept.", 1, MAX_NUMBER)),
  type: oneOf("Default: `imei`.", SERVICE_TYPES),
  group: required(text("The id of its group, or the name of a group.", MAX_KEY_LENGTH)),
  name: required(text("Its name.", 300)),
  description: text("What resellers read about it.", 20_000),
  price: required(amount("The base price of one unit.")),
  currency: currency("The currency of the price. Default: the server's."),
  inputs: inputFields("What it asks for besides the identifier."),
  identifier: oneOf("What an order is about. Default: `imei` for IMEI services, `none` for others.", IDENTIFIER_KINDS),
  identifier_check: oneOf("Which check the identifier must pass. Default: `luhn` for IMEIs, `none` for others.", [
    "luhn",
    "length",
    "none",
  ]),
  min_quantity: whole("Default: 1.", 1, 1_000_000),
  max_quantity: whole("Default: 1, the service is sold singly.", 1, 1_000_000),
  allow_duplicate: oneOf("Whether an identifier may be ordered again while its order is open. Default: `no`.", [
    "yes",
    "no",
  ]),
  cancellable: oneOf("Whether resellers may cancel. Default: `until_submitted`.", [
    "until_submitted",
    "on_request",
    "never",
  ]),
  delivery_time: text("As resellers read it, such as `1-3 days`.", 100),
  status: oneOf("Default: `active`.", ["active", "paused", "retired"]),
  position: whole("Its place in its group.", 0, MAX_NUMBER),
  visible_to_groups: list(
    "The price groups that see it, by ID or name. If empty, all resellers see it.",
    MAX_KEY_LENGTH,
  ),
  visible_to_resellers: list("The resellers that see it, by ID. If empty, all resellers see it.", MAX_KEY_LENGTH),
};

export const PRICE_GROUP_FILE = {
  id: required(text("What other files call the price group.", MAX_KEY_LENGTH)),
  name: required(text("Its name. A price group that has this name here is used.", 100)),
};

export const PRICE_FILE = {
  service: required(whole("The service number.", 1, MAX_NUMBER)),
  price_group: text(
    "The id or name of the price group that pays the price. Give either this or `reseller`.",
    MAX_KEY_LENGTH,
  ),
  reseller: whole("The number of the reseller that pays the price.", 1, MAX_NUMBER),
  price: required(amount("Of one unit.")),
  currency: currency("The currency of the price. Default: the server's."),
};
