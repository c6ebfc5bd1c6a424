import type { Config } from "../config.ts";
import type { Database } from "../database/database.ts";
import { openEventRelay } from "./events/relay.ts";
import { readVersionRows } from "./catalogue/listing/catalogue-rows.ts";
import { createServiceCache } from "./catalogue/listing/service-cache.ts";
import type { EventContext } from "./events/context.ts";
import type { PaymentContext } from "./payments/context.ts";
import type { PaymentKind } from "./payments/payment-kind.ts";
import type { FulfilmentContext } from "./fulfilment/context.ts";
import type { SupplierKind } from "./fulfilment/suppliers/supplier-kind.ts";
import { createBatchReads } from "./kernel/reads/batch-reads.ts";
import { systemClock } from "./kernel/ports/clock.ts";
import { silentMailer } from "./kernel/ports/mailer.ts";
import { silentMetrics } from "./kernel/ports/metrics.ts";
import { createSecretBox } from "./kernel/secrets/sealed-secrets.ts";
import { deriveKey } from "./kernel/secrets/server-secrets.ts";
import { createSignal } from "./kernel/signal.ts";
import { silentForwarder } from "./moving/forwarding/forwarder.ts";
import type { ReadingContext } from "./moving/reading/context.ts";
import { createReadings } from "./moving/reading/readings.ts";
import { absentOpener } from "./moving/reading/source-opener.ts";
import type { ForwardingContext } from "./moving/forwarding/forwarding.ts";
import type { UnsubscribeContext } from "./notifications/context.ts";
import { createOrderReads } from "./orders/order-reads.ts";
import { createOrderWaits } from "./orders/order-waits.ts";
import { createIntake } from "./orders/intake/intake.ts";
import type { ResellerContext } from "./resellers/context.ts";
import { openTokenCache } from "./resellers/keys/token-cache.ts";
import { openCallLog } from "./resellers/requests/request-log.ts";

/** The open core, for callers that serve all of it. A rule takes the context of its own folder. */
export interface Core
  extends
    ResellerContext,
    FulfilmentContext,
    EventContext,
    PaymentContext,
    ForwardingContext,
    ReadingContext,
    UnsubscribeContext {
  readonly closeRelay: () => Promise<void>;
}

/** Unset: the system's clock, nothing is measured, no email is sent, no call is passed on, no source is opened. */
export interface CoreOptions extends Partial<
  Pick<Core, "clock" | "metrics" | "mailer" | "forwarder" | "sourceOpener">
> {
  /** Of sign-ins; see `readAuthSecret`. */
  authSecret: string;
  /** 32 bytes; see `readSecretKey`. */
  secretKey: Buffer;
  /** Kinds of suppliers that can be called. */
  supplierKinds: readonly SupplierKind[];
  /** Kinds of payment gateways that can be called. */
  paymentKinds: readonly PaymentKind[];
}

/** Opens the core on a migrated database. Close it with `closeCore`, before the database. */
export async function openCore(database: Database, config: Config, options: CoreOptions): Promise<Core> {
  const { clock = systemClock, metrics = silentMetrics } = options;
  const { mailer = silentMailer, forwarder = silentForwarder, sourceOpener = absentOpener } = options;
  const [ordersDue, eventsWritten, accessChanged] = [createSignal(), createSignal(), createSignal()];
  const relay = await openEventRelay(database, eventsWritten);
  const orderReads = createOrderReads(database, config.BULK_STATUS);
  const version = createBatchReads<true, bigint>(() => readVersionRows(database), 1);
  return {
    database,
    config,
    clock,
    metrics,
    mailer,
    forwarder,
    sourceOpener,
    readings: createReadings(),
    ordersDue,
    eventsWritten,
    eventsHeard: relay.heard,
    closeRelay: relay.close,
    accessChanged,
    orderReads,
    orderWaits: createOrderWaits(orderReads, relay.heard),
    intake: createIntake({ database, config, orderReads, ordersDue, eventsWritten, metrics }),
    serviceCache: createServiceCache(database, clock),
    tokenCache: await openTokenCache(database, clock, accessChanged),
    callLog: openCallLog(database, config, metrics),
    supplierKinds: options.supplierKinds,
    paymentKinds: options.paymentKinds,
    secretBox: createSecretBox(options.secretKey, "ENCRYPTION_KEY"),
    twoFactorBox: createSecretBox(deriveKey(options.authSecret, "two-factor"), "AUTH_SECRET"),
    browserKey: deriveKey(options.authSecret, "known browser"),
    unsubscribeKey: deriveKey(options.authSecret, "unsubscribe"),
    readCatalogueVersion: async () => (await version(true))!,
  };
}

/** Finishes what was accepted: orders in the intake, requests and uses of tokens that are not yet recorded. */
export async function closeCore(core: Core): Promise<void> {
  core.orderWaits.close();
  await core.readings.close();
  await core.intake.drain();
  await core.closeRelay();
  await core.callLog.close();
  await core.tokenCache.close();
}
