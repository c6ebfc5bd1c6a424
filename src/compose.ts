import type { FastifyInstance } from "fastify";
import type { pino } from "pino";
import type { Registry } from "prom-client";
import type { Config } from "./config.ts";
import { closeCore, openCore, type Core } from "./core/core.ts";
import type { Clock } from "./core/kernel/ports/clock.ts";
import { readShop } from "./core/people/shop/shop.ts";
import type { Database } from "./database/database.ts";
import { presentEvent } from "./http/kit/resources/event.ts";
import type { HttpOptions } from "./http/server/app.ts";
import { createLogger } from "./http/server/request-log.ts";
import { createServer } from "./http/server/server.ts";
import { createMailer } from "./mail/mailer.ts";
import { addGauges, createMetrics } from "./metrics.ts";
import type { ConnectorKind } from "./workers/fulfilment/connector.ts";
import { CONNECTOR_KINDS } from "./workers/fulfilment/suppliers/kinds.ts";
import type { GatewayKind } from "./workers/payments/gateway.ts";
import { GATEWAY_KINDS } from "./workers/payments/kinds.ts";
import { startWorkers, type Workers } from "./workers/loop.ts";
import { createForwarder } from "./workers/moving/forwarder.ts";
import { createSourceOpener } from "./workers/moving/source-opener.ts";

export interface Parts {
  /** Migrated. The caller that opened it closes it, after `close`. */
  database: Database;
  secrets: { authSecret: string; secretKey: Buffer };
  log?: pino.Logger;
  clock?: Clock;
  connectorKinds?: readonly ConnectorKind[];
  gatewayKinds?: readonly GatewayKind[];
}

/** A server put together: nothing listens or works until it is asked to. */
export interface Composition {
  core: Core;
  registry: Registry;
  createServer(options?: Omit<HttpOptions, "registry">): Promise<FastifyInstance>;
  startWorkers(): Promise<Workers>;
  /** Finishes what was accepted, after servers and workers have stopped. */
  close(): Promise<void>;
}

/** The one place where core, mail, metrics, interfaces and workers meet. */
export async function compose(config: Config, parts: Parts): Promise<Composition> {
  const { database, secrets, clock, log = createLogger(config), connectorKinds = CONNECTOR_KINDS } = parts;
  const { gatewayKinds = GATEWAY_KINDS } = parts;
  const { registry, metrics } = createMetrics();
  const mailer = createMailer(config, log, () => readShop({ database }));
  const forwarder = createForwarder(config);
  const options = {
    ...secrets,
    metrics,
    mailer,
    forwarder,
    sourceOpener: createSourceOpener(config),
    supplierKinds: connectorKinds,
    paymentKinds: gatewayKinds,
    ...(clock && { clock }),
  };
  const core = await openCore(database, config, options);
  addGauges(registry, core);
  return {
    core,
    registry,
    createServer: (http) => createServer(core, config, { ...http, registry }),
    startWorkers: () => startWorkers(core, log, { connectorKinds, gatewayKinds, presentEvent }),
    close: async () => {
      try {
        await Promise.all([mailer.close(), forwarder.close()]);
      } finally {
        await closeCore(core);
      }
    },
  };
}
