/**
 * The pure rules of the server's core that run in the browser too, so that both decide alike. Only this file of the
 * dashboard knows where they are.
 */
export {
  compilePattern,
  isSimplePattern,
  readInputs,
  type InputField,
} from "../../src/core/catalogue/inputs/input-field.ts";
export { DomainError } from "../../src/core/kernel/errors.ts";
export { bonusOn, feeOn } from "../../src/core/ledger/credit/terms.ts";
export { readImei } from "../../src/core/kernel/identifiers.ts";
export { formatMoney, groupThousands, parseMoney, roundToCents } from "../../src/core/kernel/money.ts";
export { isOpen as isOpenStatus, OPEN_STATUSES, ORDER_STATUSES } from "../../src/core/orders/order-status.ts";
export {
  readOrderValues,
  subjectOf as duplicateKeyOf,
  type GivenValues,
  type OrderRules,
  type OrderValues,
} from "../../src/core/orders/placing/order-values.ts";
export { accentProblem, contrastOf, darkAccentOf, GROUNDS } from "../../src/core/people/shop/accent.ts";
export { parseMarginRule, priceFromCost } from "../../src/core/catalogue/prices/margin-rule.ts";
