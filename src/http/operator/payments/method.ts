import { Type, type Static } from "typebox";
import type { PaymentMethod as CoreMethod } from "../../../core/payments/methods/method.ts";
import type { MethodInput } from "../../../core/payments/methods/methods.ts";
import { Body, Flag, GivenId, GivenText, Id, nullable, TextMap, Time } from "../../kit/fields.ts";
import { BonusTier, METHOD_FIELDS, presentMethod } from "../../kit/resources/payment-method.ts";
import { readAmount } from "../read.ts";

const MAX_INSTRUCTIONS_LENGTH = 5_000;
const MOST_TIERS = 20;
const MOST_GROUPS = 1_000;

const Account = Type.Object(
  {
    settings: Type.Unsafe<Record<string, string>>({ ...TextMap, description: "Its fields that are not secret" }),
    updated_at: Time,
  },
  { $id: "PaymentAccount" },
);

export const OperatorPaymentMethod = Type.Object(
  {
    ...METHOD_FIELDS,
    price_group_ids: nullable(Type.Array(Id), "The price groups that may use it; null for all resellers"),
    enabled: Flag,
    position: Type.Integer({ description: "Methods are listed by it, the smallest first" }),
    live: nullable(Account, "Account at the gateway for live payments; null if there is none"),
    test: nullable(Account, "Account at the gateway for test payments; null if there is none"),
    events_url: nullable(Type.String(), "Where the gateway must send its events; null for a manual method"),
    created_at: Time,
    updated_at: Time,
  },
  { $id: "OperatorPaymentMethod" },
);

const FIELDS = {
  name: GivenText(),
  instructions: nullable(GivenText(MAX_INSTRUCTIONS_LENGTH), "Shown to resellers as plain text with line breaks"),
  qr_text: nullable(GivenText(), "Content of a QR code"),
  copy_text: nullable(GivenText(), "A text to copy, such as an address or an IBAN"),
  currency: Type.String({ description: "Three-letter code; the server's currency by default" }),
  min_amount: GivenText(40, "Decimal string; 1.00 by default"),
  max_amount: GivenText(40, "Decimal string; 10000.00 by default"),
  fee_fixed: GivenText(40, "Decimal string; added to every payment"),
  fee_basis_points: Type.Integer({
    minimum: 0,
    maximum: 10_000,
    description: "Fee on the amount, in 1/100 of a percent",
  }),
  bonus_tiers: Type.Array(BonusTier, { maxItems: MOST_TIERS }),
  price_group_ids: nullable(
    Type.Array(GivenId(), { minItems: 1, maxItems: MOST_GROUPS }),
    "The price groups that may use it; null for all resellers",
  ),
  enabled: Flag,
  position: Type.Integer({ minimum: 0, maximum: 1_000_000 }),
};

export const MethodChange = Type.Partial(Body(FIELDS), { additionalProperties: false });
const { name, ...optional } = FIELDS;
export const NewMethod = Type.Object(
  {
    kind: GivenText(32, "manual, or one of payment-kinds"),
    name,
    ...Type.Partial(Type.Object(optional)).properties,
  },
  { additionalProperties: false },
);

/** A body whose shape is known to be right. Throws validation_failed for what is no amount. */
export function readMethod(body: Static<typeof MethodChange>): MethodInput {
  const money = (field: "min_amount" | "max_amount" | "fee_fixed") => {
    const given = body[field];
    return given === undefined ? undefined : readAmount(field, given);
  };
  return {
    name: body.name,
    instructions: body.instructions,
    qrText: body.qr_text,
    copyText: body.copy_text,
    currency: body.currency,
    minAmount: money("min_amount"),
    maxAmount: money("max_amount"),
    feeFixed: money("fee_fixed"),
    feeBasisPoints: body.fee_basis_points,
    bonusTiers: body.bonus_tiers?.map(({ from, basis_points: basisPoints }) => ({
      from: readAmount("bonus_tiers", from),
      basisPoints,
    })),
    priceGroupIds: body.price_group_ids,
    isEnabled: body.enabled,
    position: body.position,
  };
}

/** Everything but the secrets. */
export function presentOperatorMethod(method: CoreMethod, baseUrl: string): Static<typeof OperatorPaymentMethod> {
  const accountOf = (isTest: boolean) => {
    const account = method.accounts.find(({ test }) => test === isTest);
    return account ? { settings: account.settings, updated_at: account.updatedAt.toISOString() } : null;
  };
  return {
    ...presentMethod(method),
    price_group_ids: method.priceGroupIds,
    enabled: method.isEnabled,
    position: method.position,
    live: accountOf(false),
    test: accountOf(true),
    events_url: method.kind === "manual" ? null : `${baseUrl}/api/payments/${method.id}/events`,
    created_at: method.createdAt.toISOString(),
    updated_at: method.updatedAt.toISOString(),
  };
}
