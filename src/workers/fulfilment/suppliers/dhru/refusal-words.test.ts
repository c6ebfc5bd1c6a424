import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import {
  REFUSAL_CLASSES,
  type RefusalClass,
  type RefusalOverride,
} from "../../../../core/fulfilment/suppliers/outcome.ts";
import { judgeRefusal, NOT_PLACED } from "../../../../core/fulfilment/suppliers/refusal.ts";
import { readRefusalWords } from "./refusal-words.ts";

type Told = Parameters<typeof readRefusalWords>[0];

function classifyRefusal(told: Told, overrides: readonly RefusalOverride[]): RefusalClass {
  return judgeRefusal(told.message, readRefusalWords(told), overrides).refusal;
}

function rejectReason(told: Told): string {
  return judgeRefusal(told.message, readRefusalWords(told), []).reason;
}

/** What servers of the trade say, by what it means. */
const TEXTS: Record<RefusalClass, readonly string[]> = {
  price: ["The price has changed", "Price was increased: update your services"],
  credit: [
    "CreditprocessError",
    "CreditprocessError: Insufficient balance",
    "Credit Process Error",
    "Not enough credit",
    "Not enough credits to place this order",
    "You have not enough balance",
    "Insufficient credit",
    "INSUFFICIENT FUNDS",
    "Low balance",
    "No credit",
    "Your balance is too low",
    "The price exceeds your balance",
  ],
  duplicate: [
    "Duplicate order",
    "Duplicated IMEI",
    "This IMEI already exists",
    "IMEI already processing",
    "Order already submitted",
    "Already in queue",
    "You have already placed this order",
    "Same IMEI is pending",
  ],
  input: [
    "Invalid IMEI",
    "IMEI is not valid",
    "Invalid IMEI: CreditprocessFailed",
    "Wrong IMEI",
    "IMEI must be 15 digits",
    "SN is not valid",
    "Invalid SN",
    "Invalid serial number",
    "Required field missing: Network",
    "The Email field is required",
    "Model is required",
    "Invalid quantity",
    "Minimum quantity is 5: wrong quantity",
    "Missing parameter",
  ],
  auth: [
    "Authentication Failed",
    "Authentication failure",
    "Invalid API key",
    "Invalid Access Key",
    "Invalid User",
    "Invalid Username or API key",
    "Your API key is disabled",
    "Account suspended",
    "User is blocked",
    "Access denied",
    "Unauthorized",
    "API access disabled",
  ],
  ip: [
    "IP 203.0.113.7 is not allowed",
    "Your IP address is blocked",
    "IP not in whitelist",
    "Please whitelist your IP",
    "Invalid IP",
    "Access denied for IP 203.0.113.7",
    "Unauthorized IP",
  ],
  unavailable: [
    "Service disabled",
    "Service is not active",
    "This service is currently unavailable",
    "Service not found",
    "Invalid service",
    "Tool is inactive",
    "Server down",
    "Under maintenance",
    "Please try again later",
    "Server busy",
    "Temporary error",
  ],
  rate: ["Too many requests", "Too Many Attempts.", "Rate limit exceeded, try again later", "Please slow down"],
  unsupported: ["Invalid Action", "Command not found", "Action not supported", "Unknown action", "Unknown command"],
  unclear: ["", "Error", "Failed", "Sorry", "Contact the admin", "خطأ", "12345", "ERR_42"],
};

describe("a refusal in new words", () => {
  it("is unclear under any name", () => {
    for (const code of ["", "0", "E42", "constructor", "__proto__", "toString", "hasOwnProperty"]) {
      assert.equal(classifyRefusal({ message: "Sorry", code }, []), "unclear", code);
    }
  });

  it("has a class for any text", () => {
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 5_000 }), fc.string(), (message, code) => {
        assert.ok(REFUSAL_CLASSES.includes(classifyRefusal({ message, code }, [])));
      }),
    );
  });

  it("is read in no time, however it is made", () => {
    for (const part of ["ip ", "service ", "imei ", "invalid ", "account ", "blocked ", "a"]) {
      assert.ok(REFUSAL_CLASSES.includes(classifyRefusal({ message: part.repeat(200_000) }, [])));
    }
  });
});

describe("a refusal in the words of the trade", () => {
  for (const [refusal, messages] of Object.entries(TEXTS)) {
    it(`is of the class ${refusal}`, () => {
      for (const message of messages) {
        assert.equal(classifyRefusal({ message }, []), refusal, message);
        assert.equal(classifyRefusal({ message: message.toUpperCase() }, []), refusal, message);
      }
    });
  }
});

describe("a refusal with a machine code of ours", () => {
  it("has the class of its code, for any text and in any case", () => {
    for (const message of ["Authentication Failed", ""]) {
      assert.equal(classifyRefusal({ message, code: "INSUFFICIENT_BALANCE" }, []), "credit");
      // Of a call with many orders: each can be sent on its own.
      assert.equal(classifyRefusal({ message, code: "too_many_items" }, []), "unsupported");
      // Of a call, not of the order in it.
      assert.equal(classifyRefusal({ message, code: "payload_too_large" }, []), "unclear");
    }
  });
});

describe("the operator's own word on a refusal", () => {
  const overrides = [
    { contains: "Sin Saldo", refusal: "credit" },
    { contains: "duplicate", refusal: "input" },
    { contains: "sin", refusal: "unclear" },
  ] as const;

  it("comes before the texts of the trade and before machine codes", () => {
    assert.equal(classifyRefusal({ message: "Duplicate order" }, overrides), "input");
    assert.equal(classifyRefusal({ message: "A DUPLICATE", code: "duplicate_order" }, overrides), "input");
  });

  it("matches in any case; the first match counts", () => {
    assert.equal(classifyRefusal({ message: "Usuario SIN SALDO suficiente" }, overrides), "credit");
    assert.equal(classifyRefusal({ message: "Sin servicio" }, overrides), "unclear");
  });

  it("says nothing of other texts", () => {
    assert.equal(classifyRefusal({ message: "Invalid IMEI" }, overrides), "input");
    assert.equal(classifyRefusal({ message: "Server busy" }, overrides), "unavailable");
  });
});

describe("why an order was not placed", () => {
  it("is shown as our own sentence for its type", () => {
    for (const [message, sentence] of [
      ["Invalid IMEI <a href='https://evil.example'>buy here</a>", /identifier .* not valid/],
      ["Wrong SN", /identifier .* not valid/],
      ["Minimum quantity is 5", /quantity is not accepted/],
      ["The Email field is required", /field of the order/],
      ["IMEI not supported", /not supported/],
      ["IMEI already unlocked", /already done/],
    ] as const) {
      assert.match(rejectReason({ message }), sentence, message);
    }
    assert.match(rejectReason({ message: "?", code: "IMEI_CHECKSUM" }), /identifier/);
    assert.equal(rejectReason({ message: "Kontaktieren Sie uns", code: "constructor" }), NOT_PLACED);
  });

  it("is never in the supplier's words", () => {
    const message = fc.string({ unit: "binary", maxLength: 500 });
    const sentences = fc.sample(message, 200).map((text) => rejectReason({ message: text }));
    assert.ok(new Set(sentences).size <= 6);
  });
});
