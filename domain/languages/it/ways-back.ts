import type { waysBack } from "../en/ways-back.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof waysBack> = {
  code: {
    label: "Codice della tua app",
    hint: "Manca un passaggio: scrivi le sei cifre che la tua app mostra adesso, oppure uno dei tuoi codici di recupero.",
    submit: "Continua",
    otherWay: "Accedi in un altro modo",
  },
  passkey: {
    failed: "Questa volta l’accesso con una passkey non è riuscito. Riprova o accedi in un altro modo.",
    stopped:
      "È stato interrotto, o il tuo dispositivo ha aspettato troppo. Riprova o accedi in un altro modo.",
    browser: "Questo browser non può usare le passkey. Accedi in un altro modo o usa un browser più recente.",
    device: "Il tuo dispositivo non è riuscito a usare la sua passkey. Riprova o accedi in un altro modo.",
  },
  recover: {
    title: "Aprilo con un codice di recupero",
    hint: "Per un universo che solo una passkey apre, quando la passkey è andata persa. Quando l’hai creata hai ricevuto dieci codici; ognuno vale una volta.",
    code: "Codice di recupero",
    submit: "Apri il mio universo",
    busy: "Apertura…",
    addPasskey: "Aggiungi ora una nuova passkey, così entri di nuovo senza codice.",
    failed: "In questo momento non si è potuto aprire. Non è cambiato nulla.",
    otherwise:
      "Se hai una password, accedi come sempre: lì un codice di recupero prende il posto del codice dell’app. Senza codice, chiedi un link a chi gestisce questo server: <contact>{address}</contact>",
  },
  link: {
    title: "Un link nella tua posta",
    hint: "Il link apre il tuo universo una volta, entro 15 minuti, e poi puoi scegliere una nuova password.",
    email: "Il tuo indirizzo e-mail",
    send: "Invia il link",
    sending: "Invio…",
    sent: "Guarda nella tua posta",
    sentHint:
      "Se <address>{email}</address> appartiene a un account di qui, un link è in arrivo. Vale una volta, entro 15 minuti.",
    again: "Non arriva nulla? Guarda nello spam, o chiedilo di nuovo dopo un minuto.",
    askAgain: "Chiedi di nuovo",
    noMail: "Questo server non invia e-mail, quindi nessun link può arrivare. Chiedi a chi lo gestisce.",
    failed: "In questo momento non si è potuto chiedere il link. Riprova tra poco.",
    open: "Apri il tuo universo",
    openHint: "Questo link apre il tuo universo in questo browser.",
    opening: "Apertura…",
    openSubmit: "Aprilo qui",
    expired: "Questo link non apre più nulla",
    newLink: "Mandami un nuovo link",
    password: {
      title: "Scegli una nuova password",
      hint: "Il tuo universo è aperto. Con una nuova password entri di nuovo senza e-mail.",
      submit: "Salva e continua",
      busy: "Salvataggio…",
      later: "Non ora",
      failed: "In questo momento non si è potuta salvare la password. Quella di prima c’è ancora.",
      saved: "Password salvata",
      savedHint: "Da adesso apre il tuo universo. In ogni altro posto l’accesso è terminato.",
    },
  },
  invitation: {
    title: "Un modo per entrare nel tuo universo",
    what: "Chi gestisce questo server ha creato questo link per la persona di “{universe}”. Vale una volta, e poi hai 30 minuti per dare all’universo un modo di entrare tutto tuo.",
    begin: "Continua",
    beginning: "Un momento…",
    choose: "Come vuoi entrare d’ora in poi?",
    byPasskey: "Con una passkey",
    byPassword: "Con un indirizzo e-mail e una password",
    other: "Scegli un altro modo",
    failed: "In questo momento non si è potuto usare il link. Non è cambiato nulla.",
    unusable: "Questo link non si può più usare",
    missing: "Questo link non è completo. Aprilo di nuovo da dove l’hai ricevuto.",
    done: "Il tuo universo ha un nuovo modo per entrare",
  },
};
