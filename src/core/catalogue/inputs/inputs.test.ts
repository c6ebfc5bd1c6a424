import assert from "node:assert/strict";
import { describe, it } from "node:test";
import fc from "fast-check";
import { DomainError, type ErrorCode } from "../../kernel/errors.ts";
import { readInputs, type InputField } from "./input-field.ts";
import { checkInputFields, matchesInTime, parseInputField } from "./inputs.ts";

const username: InputField = { name: "Username", type: "text", required: true };
const region: InputField = { name: "Region", type: "select", required: false, options: ["EU", "US"] };
const email: InputField = { name: "E-mail", type: "email", required: true };

function checkInputs(fields: InputField[], given: Record<string, string>) {
  return readInputs(fields, given, matchesInTime);
}

function refusalOf(fields: InputField[], given: Record<string, string>): DomainError {
  try {
    checkInputs(fields, given);
  } catch (error) {
    assert.ok(error instanceof DomainError);
    return error;
  }
  return assert.fail("the inputs were accepted");
}

function isRefused(code: ErrorCode) {
  return (error: unknown) => error instanceof DomainError && error.code === code;
}

describe("the inputs of an order", () => {
  it("are stored under the service's own spelling, and others are dropped", () => {
    const kept = checkInputs([username, region], { USERNAME: " ada ", region: "EU", color: "red" });
    assert.deepEqual(kept, { Username: "ada", Region: "EU" });
  });

  it("prefer the exact name over another spelling of it", () => {
    assert.deepEqual(checkInputs([username], { username: "b", Username: "a", userName: "c" }), { Username: "a" });
  });

  it("are found however loosely they are spelt: names with spaces cannot be XML tags", () => {
    const anydesk: InputField = { name: "AnyDesk ID", type: "text", required: true };
    for (const name of ["ANYDESK_ID", "anydeskid", "Any-Desk.Id", " AnyDesk  ID "]) {
      assert.deepEqual(checkInputs([username, anydesk], { Username: "ada", [name]: "1" }), {
        Username: "ada",
        "AnyDesk ID": "1",
      });
    }
  });

  it("belong to the field that is spelt so, never to another that is spelt alike", () => {
    const fields: InputField[] = ["User Name", "UserName"].map((name) => ({ name, type: "text", required: false }));
    assert.deepEqual(checkInputs(fields, { username: "a" }), { UserName: "a" });
    assert.deepEqual(checkInputs(fields, { user_name: "b" }), {});
  });

  it("take another spelling where the exact one is empty", () => {
    assert.deepEqual(checkInputs([username], { Username: "", USERNAME: "ada" }), { Username: "ada" });
  });

  it("count as absent when empty", () => {
    assert.deepEqual(checkInputs([username, region], { Username: "ada", Region: "  " }), { Username: "ada" });
    assert.equal(refusalOf([username], { Username: " " }).code, "field_required");
  });

  it("name every required field that is missing", () => {
    const refusal = refusalOf([username, email, region], {});
    assert.equal(refusal.code, "field_required");
    assert.deepEqual(refusal.details.fields, {
      Username: ["The Username field is required."],
      "E-mail": ["The E-mail field is required."],
    });
  });

  it("name the wrong fields beside the missing ones", () => {
    const refusal = refusalOf([username, region], { Region: "Mars" });
    assert.equal(refusal.code, "field_required");
    assert.deepEqual(Object.keys(refusal.details.fields!), ["Username", "Region"]);
  });

  it("must be one of the options of a select", () => {
    const refusal = refusalOf([region], { Region: "Mars" });
    assert.equal(refusal.code, "validation_failed");
    assert.deepEqual(refusal.details.fields, { Region: ["The Region field must be one of: EU, US."] });
  });

  it("must have the form of their type", () => {
    const amount: InputField = { name: "Amount", type: "number", required: true };
    for (const text of ["12", "-0.5", "007"])
      assert.deepEqual(checkInputs([amount], { Amount: text }), { Amount: text });
    for (const text of ["1e3", "0x1", "1,5", "NaN", "1."]) {
      assert.equal(refusalOf([amount], { Amount: text }).code, "validation_failed", text);
    }
    assert.deepEqual(checkInputs([email], { "e-mail": "ada@example.co.uk" }), { "E-mail": "ada@example.co.uk" });
    for (const text of ["ada", "ada@", "@x.io", "a b@x.io", "ada@x", "a@b@c.io", "ada@x..io"]) {
      assert.equal(refusalOf([email], { "E-mail": text }).code, "validation_failed", text);
    }
  });

  it("must match the whole of a pattern", () => {
    const code: InputField = { name: "Code", type: "text", required: true, pattern: "[A-Z]{2}|\\d+" };
    for (const text of ["AB", "123"]) assert.deepEqual(checkInputs([code], { Code: text }), { Code: text });
    for (const text of ["ABC", "A", "12x"]) assert.equal(refusalOf([code], { Code: text }).code, "validation_failed");
  });

  it("are refused without a wait when a pattern would backtrack indefinitely", () => {
    for (const pattern of ["(a+)+b", "(a|a)*b", "(?:a?){60}a{60}b"]) {
      const field: InputField = { name: "Code", type: "text", required: true, pattern };
      assert.equal(refusalOf([field], { Code: "a".repeat(1_000) }).code, "validation_failed", pattern);
    }
  });

  it("may have 1,000 characters and no control characters but tabs and line ends", () => {
    assert.deepEqual(checkInputs([username], { Username: "x".repeat(1_000) }), { Username: "x".repeat(1_000) });
    assert.deepEqual(checkInputs([username], { Username: "a\r\n\tb" }), { Username: "a\r\n\tb" });
    for (const text of ["x".repeat(1_001), "a\0b", "a\u001bb", "a\ud800b"]) {
      assert.equal(refusalOf([username], { Username: text }).code, "validation_failed");
    }
  });

  it("keep the spaces of a password", () => {
    const password: InputField = { name: "Password", type: "password", required: true };
    assert.deepEqual(checkInputs([password], { Password: " a b " }), { Password: " a b " });
  });

  it("never hold anything but fields of the service", () => {
    const names = fc.constantFrom("Username", "username", "Region", "__proto__", "constructor", "x");
    fc.assert(
      fc.property(fc.dictionary(names, fc.string()), (given) => {
        try {
          const kept = checkInputs([{ ...username, required: false }, region], given);
          assert.ok(Object.keys(kept).every((name) => ["Username", "Region"].includes(name)));
        } catch (error) {
          assert.ok(error instanceof DomainError);
        }
      }),
    );
  });

  it("find a field of any name", () => {
    const field: InputField = { name: "__proto__", type: "text", required: true };
    const given = Object.fromEntries([["__proto__", "ada"]]);
    assert.deepEqual(Object.entries(checkInputs([field], given)), [["__proto__", "ada"]]);
    assert.equal(refusalOf([{ ...field, name: "constructor" }], {}).code, "field_required");
  });
});

describe("a field of a service", () => {
  it("is read from the command line", () => {
    assert.deepEqual(parseInputField("Username:text:required"), username);
    assert.deepEqual(parseInputField(" Region : select : optional : EU|US "), region);
    assert.deepEqual(parseInputField("Username"), username);
  });

  it("of an unknown type or need, without a name or options is refused", () => {
    for (const text of [
      "Username:string",
      "Username:text:maybe",
      ":text",
      "Region:select",
      "Region:select:required:|",
    ]) {
      assert.throws(() => parseInputField(text), isRefused("validation_failed"), text);
    }
  });

  it("must have a name of its own and a pattern that is one", () => {
    const wrong: InputField[][] = [
      [username, { ...username, name: "USERNAME" }],
      [{ ...username, name: "x".repeat(101) }],
      [{ ...username, pattern: "(" }],
      [{ ...username, pattern: "a".repeat(201) }],
      [{ ...region, options: ["EU", "Orange, ES"] }],
      Array.from({ length: 51 }, (_, index) => ({ ...username, name: `Field ${index}` })),
    ];
    for (const fields of wrong) assert.throws(() => checkInputFields(fields), isRefused("validation_failed"));
    assert.doesNotThrow(() => checkInputFields([username, region, email]));
  });
});
