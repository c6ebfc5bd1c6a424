import { root } from "./base-routes.tsx";
import { operatorRoutes } from "./operator/routes.tsx";
import { resellerRoutes } from "./reseller/routes.tsx";
import { signInRoutes } from "./sign-in/routes.tsx";

/** Every page and who may see it; the code of each is read when it is visited. */
export const routeTree = root.addChildren([...signInRoutes, resellerRoutes, operatorRoutes]);
