import type { Config } from "../config.ts";
import type { Database } from "../database/open.ts";
import { openCallLog, type CallLog } from "./resellers/requests/request-log.ts";
import { openTokenCache, type TokenCache } from "./resellers/keys/token-cache.ts";
import { createServiceCache, type ServiceCache } from "./catalogue/listing/service-cache.ts";
import { systemClock, type Clock } from "./kernel/clock.ts";
import { silentMailer, type Mailer } from "./kernel/mailer.ts";
import { silentMeter, type Meter } from "./kernel/metrics.ts";
import { createIntake, type Intake } from "./orders/placing/intake.ts";
import { createOrderReads, type OrderReads } from "./orders/order-reads.ts";
import { deriveKey } from "./kernel/server-secrets.ts";
import { createSignal, type Signal } from "./kernel/signal.ts";
import { createGather } from "./kernel/batch-reads.ts";
import { createSecretBox, type SecretBox } from "./kernel/sealed-secrets.ts";
import { readVersionRows } from "./catalogue/listing/catalogue-rows.ts";

/** What the rules work with: the database, the settings and the few things that live as long as the process. */
export interface Core {
  readonly database: Database;
  readonly config: Config;
  readonly clock: Clock;
  readonly intake: Intake;
  readonly orderReads: OrderReads;
  readonly serviceCache: ServiceCache;
  readonly tokenCache: TokenCache;
  readonly callLog: CallLog;
  /** Seals the keys at suppliers. */
  readonly secretBox: SecretBox;
  /** Seals the secrets of authenticator apps. */
  readonly twoFactorBox: SecretBox;
  /** Signs the marks of browsers that signed in. */
  readonly browserKey: Buffer;
  readonly readCatalogueVersion: () => Promise<bigint>;
  /** Raised after a commit that left orders due for a worker. */
  readonly ordersDue: Signal;
  /** Hears how the work goes. */
  readonly meter: Meter;
  /** Takes the mails to people. */
  readonly mailer: Mailer;
}

export interface CoreOptions {
  /** Of sign-ins; see `readAuthSecret`. */
  authSecret: string;
  /** 32 bytes; see `readSecretKey`. */
  secretKey: Buffer;
  clock?: Clock;
  /** Absent: nothing is measured. */
  meter?: Meter;
  /** Absent: nobody is written to. */
  mailer?: Mailer;
}

/** Opens the core on a migrated database. Close it with `closeCore`, before the database. */
export async function openCore(database: Database, config: Config, options: CoreOptions): Promise<Core> {
  const clock = options.clock ?? systemClock;
  const meter = options.meter ?? silentMeter;
  const ordersDue = createSignal();
  const orderReads = createOrderReads(database, config.BULK_STATUS);
  const version = createGather<true, bigint>(() => readVersionRows(database), 1);
  return {
    database,
    config,
    clock,
    meter,
    mailer: options.mailer ?? silentMailer,
    ordersDue,
    orderReads,
    intake: createIntake({ database, config, orderReads, ordersDue, meter }),
    serviceCache: createServiceCache(database, clock),
    tokenCache: await openTokenCache(database, clock),
    callLog: openCallLog(database, config, meter),
    secretBox: createSecretBox(options.secretKey, "ENCRYPTION_KEY"),
    twoFactorBox: createSecretBox(deriveKey(options.authSecret, "two-factor"), "AUTH_SECRET"),
    browserKey: deriveKey(options.authSecret, "known browser"),
    readCatalogueVersion: async () => (await version(true))!,
  };
}

/** Finishes what was accepted: orders in the intake, calls and uses of tokens that are not yet noted. */
export async function closeCore(core: Core): Promise<void> {
  await core.intake.drain();
  await core.callLog.close();
  await core.tokenCache.close();
}
