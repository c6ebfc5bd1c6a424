import { Type, type TProperties, type TSchema, type TSchemaOptions } from "typebox";
import { GREATEST_INTEGER_ID } from "../../core/kernel/greatest-ids.ts";

/** What the database cannot keep in a text. */
const KEPT_TEXT = "^[^\\u0000\\ud800-\\udfff]*$";
export const MAX_TEXT_LENGTH = 1_000;
export const MAX_REASON_LENGTH = 500;
export const MAX_AMOUNT_LENGTH = 40;
/** A question names a few things by their names, which have up to 300 characters. */
const MAX_QUESTION_LENGTH = 5_000;

export const Text = Type.String();
export const Id = Type.Integer();
export const Count = Type.Integer();
export const Money = Type.String({ description: "Decimal string, 2 to 6 decimals", examples: ["0.045"] });
export const Currency = Type.String({ examples: ["USD"] });
export const Time = Type.String({ format: "date-time" });
export const Flag = Type.Boolean();
export const TextMap = Type.Record(Type.String(), Type.String());
export const AnyObject = Type.Unsafe<Record<string, unknown>>(Type.Object({}, { additionalProperties: true }));
/** Something else, by its number and its name. */
export const Named = Type.Object({ id: Id, name: Text }, { $id: "Named" });

/** One of these words. */
export const choice = <const T extends string>(words: readonly T[], options: TSchemaOptions = {}) =>
  Type.Unsafe<T>({ type: "string", enum: [...new Set(words)], ...options });

export const nullable = <T extends TSchema>(schema: T, description?: string) =>
  Type.Union([schema, Type.Null()], description === undefined ? {} : { description });

interface JsonTypes {
  string: string;
  integer: number;
  boolean: boolean;
  array: unknown[];
  object: Record<string, unknown>;
}

/** What may be left out may also be null: clients send their empty fields so. */
export const orNull = <const T extends keyof JsonTypes>(types: readonly T[], options: TSchemaOptions = {}) =>
  Type.Optional(Type.Unsafe<JsonTypes[T] | null>({ type: [...types, "null"], ...options }));

/** Forms send everything as text. */
export const FormNumber = Type.Unsafe<number | string>({ type: ["integer", "string"] });

/** A text in a body. */
export const GivenText = (maxLength = MAX_TEXT_LENGTH, description?: string) =>
  Type.String({ maxLength, pattern: KEPT_TEXT, ...(description !== undefined && { description }) });

/** An id in a body, as the database stores it. */
export const GivenId = (description?: string) =>
  Type.Integer({ minimum: 1, maximum: GREATEST_INTEGER_ID, ...(description !== undefined && { description }) });

/** Beside what may look like a mistake. */
export const CONFIRM_ABOUT =
  "After a refusal with confirmation_required: its detail, to confirm that question and no other, or true to confirm any";
export const Confirm = Type.Optional(
  Type.Union([Type.Boolean(), GivenText(MAX_QUESTION_LENGTH)], { description: CONFIRM_ABOUT }),
);

/** The fields of a body; others are refused, for a misspelt one must not pass unseen. */
export const Body = <T extends TProperties>(fields: T) => Type.Object(fields, { additionalProperties: false });
export const NoBody = Body({});
