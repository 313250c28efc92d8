import { createECDH } from "node:crypto";
import type { Db } from "../../database/schema.ts";
import type { Settings } from "../../environment.ts";
import { type PushService, pushContact } from "../../reminders/push-service.ts";
import { findKeys } from "../../reminders/queries.ts";
import { codeOf, type Finding, findingsOf } from "./finding.ts";
import { listServices } from "./queries.ts";

const { well, note, problem } = findingsOf("Notifications");

/** Whether the public key is that of the private one (P-256). */
function isPair(publicKey: string, privateKey: string): boolean {
  try {
    const curve = createECDH("prime256v1");
    curve.setPrivateKey(privateKey, "base64url");
    return curve.getPublicKey("base64url") === publicKey;
  } catch {
    return false;
  }
}

/** Asks each push service for its first page: any answer means that it can be reached. */
async function checkServices(db: Db, push: PushService): Promise<Finding[]> {
  const services = (await listServices(db)).map(({ service }) => service);
  const checked = services.map(async (service) => {
    const reach = await push.findReach(service);
    if (reach === "not public") return [note(`The push service ${service} has no public address.`)];
    if (reach === "unknown")
      return [note(`The name of the push service ${service} cannot be resolved: check the name server.`)];
    try {
      await push.ask(service);
      return [];
    } catch (error) {
      return [
        note(
          `The push service ${service} cannot be reached (${codeOf(error)}): reminders to its browsers wait. Check the firewall.`,
        ),
      ];
    }
  });
  return (await Promise.all(checked)).flat();
}

export async function checkPush(db: Db, settings: Settings, push: PushService): Promise<Finding[]> {
  const keys = await findKeys(db);
  if (!keys) return [note("There are no push keys yet: the next npm start makes them.")];
  if (!isPair(keys.publicKey, keys.privateKey))
    return [
      problem(
        "The push keys do not belong together, so that no notification can be sent: restore reminder_keys from a backup, or delete its row; then people start their reminders anew.",
      ),
    ];
  return [
    well(`The push keys are whole; services reach you at ${pushContact(settings)}.`),
    ...(await checkServices(db, push)),
  ];
}
