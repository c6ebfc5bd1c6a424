/** One of the hosts that DATABASE_URL names. */
export interface Host {
  /** For logs and messages: without user and password. */
  name: string;
  /** The address of only this host, in the form of `pg`. */
  url: string;
}

const FORM = /^(postgres(?:ql)?:)\/\/([^/?#]*)([^?#]*)(?:\?([^#]*))?$/i;
const HOST_AND_PORT = /^(\[[0-9a-f:.]+\]|[^:[\]]*)(?::(\d+))?$/i;
const MAX_PORT = 65_535;
/** Parameters of a single host, not of the whole address. */
const OWN_PARAMETERS = ["host", "port", "target_session_attrs"];

/**
 * Reads DATABASE_URL: `postgres://user:password@host:port/name?parameters`. There may be several hosts, separated by
 * commas, each with its port, as in libpq. The parameters `host` and `port` take precedence.
 * Throws a RangeError whose message follows the setting's name.
 */
export function parseDatabaseUrl(text: string): Host[] {
  const [, scheme, authority = "", path = "", query = ""] = FORM.exec(text) ?? [];
  if (scheme === undefined) throw new RangeError("must be an address such as postgres://user:password@host/name");
  const parameters = query === "" ? [] : query.split("&");
  const given = new URLSearchParams(query);
  checkSession(given.get("target_session_attrs"));
  const at = authority.lastIndexOf("@") + 1;
  const places = given.has("host")
    ? readLists(given.get("host")!, given.get("port") ?? "")
    : authority.slice(at).split(",").map(readPlace);
  if (places.length > 1 && places.some(({ host }) => host === "")) {
    throw new RangeError("must not have an empty name among its hosts");
  }
  const others = parameters.filter((parameter) => !OWN_PARAMETERS.includes(parameter.split("=", 1)[0]!));
  return places.map(({ host, port }) => {
    const own = [host && `host=${encodeURIComponent(host)}`, port && `port=${port}`].filter((part) => part !== "");
    const url = `${scheme}//${authority.slice(0, at)}${path}?${[...own, ...others].join("&")}`;
    return { name: `${host || "localhost"}${port && `:${port}`}`, url };
  });
}

interface Place {
  /** Empty: the default of `pg`. */
  host: string;
  port: string;
}

function readPlace(text: string): Place {
  const [matched, host = "", port = ""] = HOST_AND_PORT.exec(text) ?? [];
  if (matched === undefined) throw new RangeError(`must name each host as host or host:port, not as “${text}”`);
  checkPort(port);
  return { host: decodeURIComponent(host.replace(/^\[(.+)\]$/, "$1")), port };
}

/** A single port applies to every host. */
function readLists(hostList: string, portList: string): Place[] {
  const hosts = hostList.split(",");
  const ports = portList.split(",");
  if (ports.length !== 1 && ports.length !== hosts.length) {
    throw new RangeError(
      `names ${hosts.length} hosts and ${ports.length} ports: give each host its own, or one to all`,
    );
  }
  ports.forEach(checkPort);
  return hosts.map((host, index) => ({ host, port: ports[index] ?? ports[0]! }));
}

function checkPort(port: string): void {
  if (port === "" || (/^\d+$/.test(port) && Number(port) >= 1 && Number(port) <= MAX_PORT)) return;
  throw new RangeError(`names the port “${port}”, which is not from 1 to ${MAX_PORT}`);
}

function checkSession(wanted: string | null): void {
  if (wanted === null || wanted === "read-write" || wanted === "primary") return;
  throw new RangeError("must have target_session_attrs=read-write: the server writes to its database");
}
