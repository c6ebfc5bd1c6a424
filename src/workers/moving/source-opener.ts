import { connect, isIP, Socket } from "node:net";
import type { SourceOpener } from "../../core/moving/reading/source-opener.ts";
import type { Config } from "../../config.ts";
import { openUploads } from "../../moving/files/open-files.ts";
import { isPublicAddress } from "../outgoing/address-rules.ts";
import { pinnedLookup } from "../outgoing/outgoing.ts";

const PRIVATE =
  "the address is private. Use imeister migrate-from on the server, or set ALLOW_PRIVATE_ADDRESSES=true to read databases there";

/** Opens what the dashboard names. Databases are called within the rules of outgoing calls, which commands do without. */
export function createSourceOpener({ ALLOW_PRIVATE_ADDRESSES }: Config): SourceOpener {
  return {
    openFiles: openUploads,
    openDatabase: async (url) => {
      // The reader of databases takes a while to load.
      const { openPanel } = await import("../../moving/panel/panel-source.ts");
      return openPanel(url, { connect: (target) => call(target, ALLOW_PRIVATE_ADDRESSES) });
    },
  };
}

function call({ host, port }: { host: string; port: number }, allowPrivate: boolean): Socket {
  // A literal address is never looked up.
  if (isIP(host) !== 0 && !allowPrivate && !isPublicAddress(host)) return new Socket().destroy(new Error(PRIVATE));
  return connect({ host, port, lookup: pinnedLookup(allowPrivate, { refused: PRIVATE }) });
}
