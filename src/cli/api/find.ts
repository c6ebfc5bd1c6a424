import { Failure } from "../../failure.ts";
import type { ListedReseller, PriceGroup, ServiceGroup, StaffMember, Supplier } from "./answers.ts";
import type { Api, One } from "./api.ts";

const NUMBER = /^\d{1,9}$/;

/** Throws not_found. */
export async function findReseller(api: Api, idOrEmail: string): Promise<ListedReseller> {
  const wanted = idOrEmail.trim();
  if (NUMBER.test(wanted)) return (await api.get<One<ListedReseller>>(`/resellers/${Number(wanted)}`)).data;
  const found = wanted === "" ? [] : await api.list<ListedReseller>("/resellers", { q: wanted });
  return needOne(
    found.find(({ email }) => isSame(email, wanted)),
    "reseller",
  );
}

/** Throws not_found. */
export async function findSupplier(api: Api, idOrName: string): Promise<Supplier> {
  const { data } = await api.get<One<Supplier[]>>("/suppliers");
  const found = data.find(({ id, name }) => isSame(name, idOrName) || isSame(String(id), idOrName));
  return needOne(found, "supplier");
}

/** Of those who have access or are invited. Throws not_found. */
export async function findStaff(api: Api, idOrEmail: string): Promise<StaffMember> {
  const { data } = await api.get<One<StaffMember[]>>("/staff");
  const found = data.find(
    ({ id, email, removed_at }) => removed_at === null && (isSame(String(id), idOrEmail) || isSame(email, idOrEmail)),
  );
  return needOne(found, "member of staff");
}

/** Throws not_found. */
export async function findPriceGroup(api: Api, name: string): Promise<PriceGroup> {
  const { data } = await api.get<One<PriceGroup[]>>("/price-groups");
  return needOne(
    data.find((group) => isSame(group.name, name)),
    `price group “${name}”`,
  );
}

/** Throws not_found. */
export async function findServiceGroup(api: Api, name: string): Promise<ServiceGroup> {
  const { data } = await api.get<One<ServiceGroup[]>>("/service-groups");
  return needOne(
    data.find((group) => isSame(group.name, name)),
    "service group",
  );
}

/** The price group of this name, created on first use. Throws validation_failed. */
export async function ensurePriceGroup(api: Api, name: string): Promise<PriceGroup> {
  const isWanted = (group: PriceGroup): boolean => isSame(group.name, name);
  const { data: known } = await api.get<One<PriceGroup[]>>("/price-groups");
  const found = known.find(isWanted);
  if (found) return found;
  const call = { method: "POST", path: "/price-groups", body: { name } };
  return needOne((await api.call<One<PriceGroup[]>>(call)).data.find(isWanted), "price group");
}

function needOne<Found>(found: Found | undefined, what: string): Found {
  if (found === undefined) throw new Failure("not_found", `There is no such ${what}.`);
  return found;
}

function isSame(known: string, typed: string): boolean {
  return known.toLowerCase() === typed.trim().toLowerCase();
}
