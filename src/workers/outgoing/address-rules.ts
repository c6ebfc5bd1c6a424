import { BlockList, isIP } from "node:net";

/** Addresses that are not of the public internet: RFC 6890 and the registry that follows it. */
const PRIVATE_IPV4: readonly (readonly [address: string, prefix: number])[] = [
  ["0.0.0.0", 8],
  ["10.0.0.0", 8],
  ["100.64.0.0", 10],
  ["127.0.0.0", 8],
  ["169.254.0.0", 16],
  ["172.16.0.0", 12],
  ["192.0.0.0", 24],
  ["192.0.2.0", 24],
  ["192.88.99.0", 24],
  ["192.168.0.0", 16],
  ["198.18.0.0", 15],
  ["198.51.100.0", 24],
  ["203.0.113.0", 24],
  ["224.0.0.0", 4],
  ["240.0.0.0", 4],
];
/** Only 2000::/3 is global unicast: the first three are the rest, with every IPv4 in the clothes of IPv6. */
const PRIVATE_IPV6: readonly (readonly [address: string, prefix: number])[] = [
  ["::", 3],
  ["4000::", 2],
  ["8000::", 1],
  ["2001::", 23],
  ["2001:db8::", 32],
  ["2002::", 16],
  ["3fff::", 20],
];

// Two lists: in one, a rule for mapped addresses (::ffff:0:0/96) matches every IPv4 address.
const blockedIpv4 = new BlockList();
for (const [address, prefix] of PRIVATE_IPV4) blockedIpv4.addSubnet(address, prefix, "ipv4");
const blockedIpv6 = new BlockList();
for (const [address, prefix] of PRIVATE_IPV6) blockedIpv6.addSubnet(address, prefix, "ipv6");

/** Whether an address may be called by a server that is open to the internet. IPv4 in the clothes of IPv6 is not. */
export function isPublicAddress(address: string): boolean {
  const family = isIP(address);
  if (family === 0) return false;
  return family === 4 ? !blockedIpv4.check(address, "ipv4") : !blockedIpv6.check(address, "ipv6");
}
