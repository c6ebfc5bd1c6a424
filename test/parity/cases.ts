import { changeService } from "../../src/core/catalogue/services/change-service.ts";
import { changeServiceVisibility } from "../../src/core/catalogue/visibility/visibility.ts";
import { takeOrder } from "../../src/core/fulfilment/review/take-order.ts";
import { refundOrder } from "../../src/core/orders/refund-order.ts";
import { rejectOrder, succeedOrder } from "../../src/core/orders/settle-orders.ts";
import { imei, OPERATOR } from "../http/dispatch-client.ts";
import type { ServiceInput, TestServer } from "../support/server.ts";
import type { Wanted } from "./dialects.ts";

/** One reseller in one dialect, who performs the steps of a case. */
interface Actor {
  server: TestServer;
  place: (wanted: Wanted) => Promise<string | undefined>;
  read: (id: string | undefined) => Promise<void>;
  cancel: (id: string | undefined) => Promise<void>;
  serviceId: number;
}

export interface Case {
  credit?: string;
  creditLimit?: string;
  service?: ServiceInput;
  steps: (actor: Actor) => Promise<void>;
}

const FIRST = imei(1);
const SECOND = imei(2);
const one =
  (wanted: Wanted) =>
  async ({ place }: Actor) =>
    void (await place(wanted));

export const CASES: Record<string, Case> = {
  "an order": { steps: one({ imei: FIRST }) },
  "an order with separators in its IMEI": { steps: one({ imei: FIRST.replace(/^(..)/, "$1-") }) },
  "no IMEI": { steps: one({}) },
  "an IMEI that is a number": { steps: one({ imei: Number(FIRST) }) },
  "a wrong check digit": { steps: one({ imei: "350000000000012" }) },
  "an IMEI that is too short": { steps: one({ imei: "3500" }) },
  "an IMEISV": { steps: one({ imei: "3500000000000115" }) },
  "a placeholder": { steps: one({ imei: "111111111111111" }) },
  "14 digits for a service that completes the check digit": {
    service: { completesCheckDigit: true },
    steps: one({ imei: FIRST.slice(0, 14) }),
  },
  "a serial number": { service: { identifierKind: "serial" }, steps: one({ imei: "C39ABC12DE" }) },
  "an unknown service": { steps: one({ serviceId: "99999", imei: FIRST }) },
  "a service id that is not a number": { steps: one({ serviceId: "x", imei: FIRST }) },
  "too little credit": { credit: "0.99", steps: one({ imei: FIRST }) },
  "exactly enough credit": { credit: "1", steps: one({ imei: FIRST }) },
  "an overdraft": {
    credit: "0",
    creditLimit: "1.5",
    steps: async ({ place }) => {
      await place({ imei: FIRST });
      await place({ imei: SECOND });
    },
  },
  "a price with many decimals": { service: { price: "0.045001" }, steps: one({ imei: FIRST }) },
  "a maximum price that is high enough": { steps: one({ imei: FIRST, maxPrice: "1.00" }) },
  "a maximum price that is too low": { steps: one({ imei: FIRST, maxPrice: "0.999999" }) },
  "a maximum price with too many decimals": { steps: one({ imei: FIRST, maxPrice: "1.0000001" }) },
  "a quantity": { service: { type: "server", maxQuantity: 5 }, steps: one({ quantity: "3" }) },
  "a quantity out of range": { service: { type: "server", maxQuantity: 5 }, steps: one({ quantity: "6" }) },
  "a broken quantity": { service: { type: "server", maxQuantity: 5 }, steps: one({ quantity: "1.5" }) },
  "a quantity of a service sold singly": { steps: one({ imei: FIRST, quantity: "1" }) },
  "input fields": {
    service: { type: "server", inputs: [{ name: "Email", type: "email", required: true }] },
    steps: one({ inputs: { email: "a@b.c", other: "x" } }),
  },
  "an invalid input field": {
    service: { type: "server", inputs: [{ name: "Email", type: "email", required: true }] },
    steps: one({ inputs: { Email: "nobody" } }),
  },
  "a missing input field": {
    service: { type: "server", inputs: [{ name: "Email", type: "email", required: true }] },
    steps: one({}),
  },
  "a duplicate": {
    steps: async ({ place }) => {
      await place({ imei: FIRST });
      await place({ imei: FIRST });
      await place({ imei: FIRST, allowDuplicate: true });
    },
  },
  "a duplicate that is permitted": {
    service: { allowDuplicate: true },
    steps: async ({ place }) => {
      await place({ imei: FIRST });
      await place({ imei: FIRST, allowDuplicate: true });
    },
  },
  "a repeated reference": {
    steps: async ({ place }) => {
      await place({ imei: FIRST, reference: "A" });
      await place({ imei: FIRST, reference: "A" });
      await place({ imei: SECOND, reference: "A" });
    },
  },
  "a paused service": {
    steps: async ({ server, place, serviceId }) => {
      await changeService(server.core, serviceId, { status: "paused" });
      await place({ imei: FIRST });
    },
  },
  "a retired service": {
    steps: async ({ server, place, serviceId }) => {
      await changeService(server.core, serviceId, { status: "retired" });
      await place({ imei: FIRST });
    },
  },
  "a service that is hidden from the reseller": {
    steps: async ({ server, place, read, serviceId }) => {
      const id = await place({ imei: FIRST });
      const { id: other } = await server.createReseller();
      await changeServiceVisibility(server.core, serviceId, { visibleTo: "resellers", resellerIds: [other] });
      await place({ imei: SECOND });
      await read(id);
    },
  },
  "the whole life of an order": {
    steps: async ({ server, place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await read(id);
      await takeOrder(server.core, BigInt(id!), OPERATOR);
      await read(id);
      await cancel(id);
      await succeedOrder(server.core, BigInt(id!), { result: "1234" }, OPERATOR);
      await read(id);
      await refundOrder(
        server.core,
        BigInt(id!),
        { amount: 250_000n, idempotencyKey: "a part", reason: "half" },
        OPERATOR,
      );
      await read(id);
      await place({ imei: FIRST });
    },
  },
  "a rejected order": {
    steps: async ({ server, place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await rejectOrder(server.core, BigInt(id!), "Not found", OPERATOR);
      await read(id);
      await cancel(id);
    },
  },
  "a cancelled order": {
    steps: async ({ place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await cancel(id);
      await cancel(id);
      await read(id);
    },
  },
  "a cancellation that is never allowed": {
    service: { cancellable: "never" },
    steps: async ({ place, cancel }) => {
      await cancel(await place({ imei: FIRST }));
    },
  },
  "a cancellation on request": {
    service: { cancellable: "on_request" },
    steps: async ({ server, place, read, cancel }) => {
      const id = await place({ imei: FIRST });
      await takeOrder(server.core, BigInt(id!), OPERATOR);
      await cancel(id);
      await read(id);
    },
  },
  "an order that does not exist": {
    steps: async ({ read, cancel }) => {
      await read("999999999");
      await cancel("999999999");
      await read("x");
    },
  },
};
