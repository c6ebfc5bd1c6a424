import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { DomainError } from "./errors.ts";
import { checkIdentifier, luhnDigit, maskIdentifier, type IdentifierRule } from "./identifiers.ts";

const IMEI = "490154203237518";
const ICCID = "89014103211118510720";
const EID = "89049032123451234512345678901235";
const imei: IdentifierRule = { kind: "imei", check: "luhn", completesCheckDigit: false };
const completing: IdentifierRule = { ...imei, completesCheckDigit: true };
const ofKind = (kind: IdentifierRule["kind"], check: IdentifierRule["check"] = "luhn"): IdentifierRule => ({
  kind,
  check,
  completesCheckDigit: false,
});

const digitString = (length: number) =>
  fc.array(fc.integer({ min: 0, max: 9 }), { minLength: length, maxLength: length }).map((digits) => digits.join(""));
/** Fourteen digits that no placeholder rule refuses. */
const imeiBody = digitString(14).filter((body) => !/^(\d)\1{13}|^01234567/.test(body));

function refusalOf(text: string, rule: IdentifierRule): DomainError {
  try {
    checkIdentifier(text, rule);
  } catch (error) {
    assert.ok(error instanceof DomainError);
    assert.deepEqual(error.details.fields, { imei: [error.message] });
    return error;
  }
  return assert.fail(`“${text}” was accepted`);
}

describe("an IMEI", () => {
  it("passes with its check digit", () => {
    assert.equal(checkIdentifier(IMEI, imei), IMEI);
  });

  it("is freed of what people type and paste around its digits", () => {
    for (const text of [
      " 49-015420-323751-8 ",
      "49.015420/323751 8",
      "\u200b490154203237518\ufeff",
      "49\u00a0015420\u2011323751\u20138",
    ]) {
      assert.equal(checkIdentifier(text, imei), IMEI);
    }
  });

  it("may be written in Arabic, Persian and full-width digits", () => {
    for (const zero of [0x0660, 0x06f0, 0xff10]) {
      const foreign = IMEI.replace(/\d/g, (digit) => String.fromCharCode(zero + Number(digit)));
      assert.equal(checkIdentifier(foreign, imei), IMEI);
    }
  });

  it("with a wrong check digit is refused and told the right one", () => {
    const refusal = refusalOf("490154203237517", imei);
    assert.equal(refusal.code, "imei_checksum");
    assert.match(refusal.message, /should be 8, not 7/);
  });

  it("of 14 digits is completed only where the service does so", () => {
    assert.equal(checkIdentifier("49015420323751", completing), IMEI);
    assert.equal(refusalOf("49015420323751", imei).code, "invalid_imei");
  });

  it("of 15 digits is not corrected where the service completes check digits", () => {
    assert.equal(refusalOf("490154203237517", completing).code, "imei_checksum");
  });

  it("of 16 digits is an IMEISV", () => {
    assert.equal(refusalOf("4901542032375181", imei).code, "imei_is_imeisv");
    assert.equal(refusalOf("4901542032375181", ofKind("imei", "length")).code, "imei_is_imeisv");
  });

  it("of any other length is refused", () => {
    for (const length of [1, 13, 17, 20, 255])
      assert.equal(refusalOf("5".repeat(length), completing).code, "invalid_imei");
  });

  it("that is a placeholder is refused with any check digit", () => {
    for (const text of [
      "000000000000000",
      "111111111111111",
      "111111111111119",
      "012345678901234",
      "012345678912345",
    ]) {
      assert.equal(refusalOf(text, imei).code, "imei_placeholder", text);
      assert.equal(refusalOf(text, ofKind("imei", "length")).code, "imei_placeholder", text);
    }
    assert.equal(refusalOf("00000000000000", completing).code, "imei_placeholder");
  });

  it("with letters, nothing or only separators is refused", () => {
    for (const text of ["", "   ", "--", "49015420323751X", "４９x", "4901542032375١٨٨x"]) {
      assert.equal(refusalOf(text, imei).code, "invalid_imei", text);
    }
  });

  it("may have any check digit where only the length counts", () => {
    assert.equal(checkIdentifier("490154203237510", ofKind("imei", "length")), "490154203237510");
    assert.equal(refusalOf("4901542032375", ofKind("imei", "length")).code, "invalid_imei");
  });

  it("may be any text where nothing is checked", () => {
    const unchecked = ofKind("imei", "none");
    assert.equal(checkIdentifier(" ada@example.com ", unchecked), "ada@example.com");
    assert.equal(checkIdentifier("C02-XY 12", unchecked), "C02-XY 12");
    for (const text of ["", " ", "a\u0000b", "a\nb", "\ud800", "x".repeat(256)]) {
      assert.equal(refusalOf(text, unchecked).code, "validation_failed");
    }
  });

  it("always passes when its check digit is computed, and fails with every other", () => {
    fc.assert(
      fc.property(imeiBody, fc.integer({ min: 1, max: 9 }), (body, shift) => {
        const right = luhnDigit(body);
        assert.equal(checkIdentifier(`${body}${right}`, imei), `${body}${right}`);
        assert.equal(checkIdentifier(body, completing), `${body}${right}`);
        const refusal = refusalOf(`${body}${(right + shift) % 10}`, imei);
        assert.equal(refusal.code, "imei_checksum");
        assert.match(refusal.message, new RegExp(`should be ${right}, not ${(right + shift) % 10}`));
      }),
    );
  });

  it("with one mistyped digit or two swapped neighbours other than 0 and 9 is refused", () => {
    fc.assert(
      fc.property(imeiBody, fc.nat(13), fc.integer({ min: 1, max: 9 }), (body, place, shift) => {
        const whole = `${body}${luhnDigit(body)}`;
        const mistyped = whole.slice(0, place) + ((Number(whole[place]) + shift) % 10) + whole.slice(place + 1);
        assert.throws(() => checkIdentifier(mistyped, imei), DomainError);
        const pair = whole[place]! + whole[place + 1]!;
        fc.pre(pair[0] !== pair[1] && pair !== "09" && pair !== "90");
        const swapped = whole.slice(0, place) + pair[1] + pair[0] + whole.slice(place + 2);
        assert.throws(() => checkIdentifier(swapped, imei), DomainError);
      }),
    );
  });
});

describe("the other kinds", () => {
  it("a serial number has 8 to 20 letters and digits and keeps its case", () => {
    assert.equal(checkIdentifier(" c02Xy12345 ", ofKind("serial")), "c02Xy12345");
    for (const text of ["C02XY12", "C02XY12345C02XY12345C", "C02-XY12345", "C02 XY12345"]) {
      assert.equal(refusalOf(text, ofKind("serial")).code, "validation_failed", text);
    }
  });

  it("an IMEI or serial that looks like an IMEI is checked as one", () => {
    const either = ofKind("imei_or_serial");
    assert.equal(checkIdentifier("49 015420 323751 8", either), IMEI);
    assert.equal(checkIdentifier("DNPXC1234567", either), "DNPXC1234567");
    assert.equal(checkIdentifier("1234567890", either), "1234567890");
    assert.equal(refusalOf("490154203237517", either).code, "imei_checksum");
    assert.equal(refusalOf("4901542032375181", either).code, "imei_is_imeisv");
    assert.equal(refusalOf("49015420323751", either).code, "invalid_imei");
    assert.equal(refusalOf("49015420323751812", either).code, "invalid_imei");
    assert.equal(refusalOf("short", either).code, "validation_failed");
  });

  it("an MEID has 14 hexadecimal digits and is shown in capitals", () => {
    assert.equal(checkIdentifier("a0-00 0000.2c5e/1f", ofKind("meid")), "A00000002C5E1F");
    for (const text of ["A00000002C5E1", "A00000002C5E1FF", "G0000000000000"]) {
      assert.equal(refusalOf(text, ofKind("meid")).code, "validation_failed", text);
    }
  });

  it("an EID has 32 digits whose remainder by 97 is 1", () => {
    fc.assert(
      fc.property(digitString(30), fc.nat(99), (body, tail) => {
        const eid = body + String(tail).padStart(2, "0");
        if (BigInt(eid) % 97n === 1n) assert.equal(checkIdentifier(eid, ofKind("eid")), eid);
        else assert.match(refusalOf(eid, ofKind("eid")).message, /should be \d\d, not \d\d/);
        assert.equal(checkIdentifier(eid, ofKind("eid", "length")), eid);
      }),
    );
    assert.equal(checkIdentifier(EID, ofKind("eid")), EID);
    assert.equal(refusalOf(EID.slice(1), ofKind("eid")).code, "validation_failed");
  });

  it("an ICCID has 19 or 20 digits with a check digit", () => {
    assert.equal(checkIdentifier(ICCID, ofKind("iccid")), ICCID);
    fc.assert(
      fc.property(fc.oneof(digitString(18), digitString(19)), fc.integer({ min: 1, max: 9 }), (body, shift) => {
        const iccid = `${body}${luhnDigit(body)}`;
        assert.equal(checkIdentifier(`${iccid.slice(0, 6)} ${iccid.slice(6)}`, ofKind("iccid")), iccid);
        const wrong = `${body}${(luhnDigit(body) + shift) % 10}`;
        assert.match(refusalOf(wrong, ofKind("iccid")).message, new RegExp(`should be ${luhnDigit(body)}`));
      }),
    );
    for (const length of [18, 21])
      assert.equal(refusalOf("8".repeat(length), ofKind("iccid")).code, "validation_failed");
  });

  it("a text is only trimmed", () => {
    assert.equal(checkIdentifier("  Ada-Lovelace / 7 ", ofKind("text")), "Ada-Lovelace / 7");
    assert.equal(refusalOf("x".repeat(256), ofKind("text")).code, "validation_failed");
    assert.equal(refusalOf("a\u0007b", ofKind("text")).code, "validation_failed");
  });

  it("what was accepted once is accepted again unchanged", () => {
    const kinds: IdentifierRule["kind"][] = ["imei", "serial", "imei_or_serial", "meid", "eid", "iccid", "text"];
    const anyText = fc.oneof(fc.string({ unit: "binary", maxLength: 40 }), digitString(15), digitString(20));
    fc.assert(
      fc.property(fc.constantFrom(...kinds), anyText, (kind, text) => {
        let first: string;
        try {
          first = checkIdentifier(text, ofKind(kind));
        } catch (error) {
          return assert.ok(error instanceof DomainError);
        }
        assert.equal(checkIdentifier(first, ofKind(kind)), first);
      }),
    );
  });
});

it("a log shows an identifier's two first and four last characters, and nothing of a short one", () => {
  assert.equal(maskIdentifier("352099001761234"), "35…1234");
  assert.equal(maskIdentifier("ada@x.io"), "…");
});
