import { MAX_KEY_LENGTH, MAX_NUMBER } from "./catalogue-files.ts";
import { address, addresses, amount, currency, email, oneOf, required, text, time, whole } from "./field.ts";
import { authenticatorSecret, keys, passwordHash } from "./secret-field.ts";

/** JSON numbers hold it exactly. */
const MAX_TRANSACTION_NUMBER = 1_000_000_000_000;

export const RESELLER_FILE = {
  id: required(whole("The reseller's number. It is kept.", 1, MAX_NUMBER)),
  email: required(email("Where the reseller signs in.")),
  username: text("What panels send beside the key.", 100),
  name: text("Default: the username, else the email.", 200),
  company: text("The company.", 200),
  price_group: text("The id or name of the price group.", MAX_KEY_LENGTH),
  currency: currency("The currency of the balance. Default: the server's."),
  balance: amount("What the reseller can spend. Credit on hold for open orders is not part of it.", { negative: true }),
  held: amount("Credit on hold for open orders, as the old panel has it; compared with the open orders."),
  credit_limit: amount("How far the balance may fall below 0. Default: 0."),
  status: oneOf("Default: `active`.", ["pending", "active", "suspended"]),
  password_hash: passwordHash(
    "bcrypt, argon2 or MD5-crypt. With any other, the reseller sets a new password by email.",
  ),
  two_factor_secret: authenticatorSecret(
    "Of the reseller's authenticator app, which goes on working. It is stored encrypted.",
  ),
  api_keys: keys("Keys of any form. They work as before."),
  allowed_ips: addresses("The addresses from which the keys work. Default: any."),
  created: time("When the account was created. Default: now."),
};

export const TRANSACTION_FILE = {
  id: required(whole("Its number there.", 1, MAX_TRANSACTION_NUMBER)),
  reseller: required(whole("The reseller's number.", 1, MAX_NUMBER)),
  at: required(time("When the balance changed.")),
  amount: required(amount("What the balance changed by.", { negative: true })),
  balance_after: amount("The balance after it.", { negative: true }),
  description: text("What the reseller reads about it.", 500),
};

export const SUPPLIER_FILE = {
  id: required(text("What the routes call the supplier.", MAX_KEY_LENGTH)),
  name: required(text("Its name. A supplier that has this name here is used.", 100)),
  kind: text("The type of its API. Default: that of `imeister supplier add`.", 40),
  url: required(address("The address of its API.")),
  username: text("What it calls us.", 254),
  key: required(text("The API key there. It is stored encrypted.", 500)),
  currency: currency("The currency that it is paid in. Default: the server's."),
  exchange_rate: amount("How much of the server's currency one unit of its currency is. Default: 1."),
};

export const ROUTE_FILE = {
  service: required(whole("The service number.", 1, MAX_NUMBER)),
  supplier: required(text("The id or name of the supplier.", MAX_KEY_LENGTH)),
  supplier_service: required(text("The supplier's number of the service.", 100)),
  cost: amount("Of one unit, in the service's currency."),
  position: whole("Its place among the service's routes.", 1, 1_000),
};

export const CODE_FILE = {
  service: required(whole("The service number.", 1, MAX_NUMBER)),
  code: required(text("A code that is not delivered yet.", 2_000)),
};
