import type { appLock } from "../en/app-lock.ts";
import type { Translation } from "../text.ts";

export const messages: Translation<typeof appLock> = {
  title: "Blocca questo dispositivo",
  subtitle: "Un sipario quieto davanti al tuo diario, in ogni scheda di questo browser.",
  honest:
    "Tiene lontane le mani curiose. Non cifra ciò che questo dispositivo conserva: chi smonta il dispositivo può ancora leggerlo.",
  byName:
    "Il tuo universo si apre con il solo nome: chi lo conosce può aggirare il sipario con un nuovo accesso. Una password nelle <link>Impostazioni dell’account</link> chiude questa via.",
  needsStorage:
    "Questo browser non conserva nulla per questa pagina, quindi non può conservare nemmeno un blocco.",
  when: {
    legend: "Si chiude, senza alcun tocco, dopo",
    minutes: "{minutes, plural, one {# minuto} other {# minuti}}",
    hidden: "Chiudi quando nessuno guarda",
    hiddenHint: "Appena passi a un’altra scheda o app, o chiudi questa.",
    key: "Il tasto L lo chiude subito, tranne mentre scrivi.",
  },
  way: {
    legend: "Si apre con",
    pin: "Un PIN",
    passkey: "Questo dispositivo",
    passkeyHint: "La tua impronta, il tuo volto o il blocco schermo di questo dispositivo, anche senza rete.",
    passkeyName: "Blocco di Mood Universe",
    notMade: "Il dispositivo non ha creato una chiave per il blocco. Puoi riprovare, o scegliere un PIN.",
  },
  pin: {
    one: { label: "PIN", show: "Mostra PIN", hide: "Nascondi PIN" },
    again: { label: "PIN, ancora una volta", show: "Mostra il secondo PIN", hide: "Nascondi il secondo PIN" },
    hint: "Da {min, number} a {max, number} cifre. Se lo dimentichi, un nuovo accesso apre il blocco.",
    form: "Un PIN ha da {min, number} a {max, number} cifre.",
    differs: "I due PIN non sono uguali.",
  },
  turnOn: "Attiva il blocco",
  turningOn: "Attivazione…",
  turnOff: "Disattiva il blocco",
  lockNow: "Blocca ora",
  isOn: "Il blocco è attivo.",
  change: "Cambia come si apre",
  keep: "Lascia così",
  save: "Salva",
  turnedOn: "Il blocco è attivo",
  turnedOnHint: "Premi L quando te ne vai, o lascia che si chiuda da sé.",
  turnedOff: "Il blocco è disattivato",
  curtain: {
    title: "Il tuo cielo riposa",
    open: "Apri",
    opening: "Apertura…",
    wrong:
      "Non è il PIN. {left, plural, one {Resta # tentativo; poi apre solo un nuovo accesso.} other {Restano # tentativi; poi apre solo un nuovo accesso.}}",
    notOpened: "Non si è aperto. Puoi riprovare.",
    signIn: "Accedi in altro modo",
    signInHint:
      "Qui la tua sessione si chiude e ti viene chiesto un nuovo accesso. Ciò che attende l’invio resta su questo dispositivo e parte allora.",
    signInSubmit: "Esci e accedi di nuovo",
    back: "Indietro",
    ended: "Accedi di nuovo",
    endedByPins:
      "Qui sono stati inseriti dieci PIN sbagliati. Un nuovo accesso apre il tuo diario, e nulla è andato perso.",
    endedByChoice: "Un nuovo accesso apre il tuo diario, e nulla è andato perso.",
  },
  openedBySignIn: "Il blocco è aperto",
  openedBySignInHint:
    "Si è aperto grazie al tuo accesso. PIN dimenticato? Scegline un altro nelle Impostazioni, “Blocca questo dispositivo”.",
};
