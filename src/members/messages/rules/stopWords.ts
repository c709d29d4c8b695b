import { WHOLE_ELSEWHERE } from './stopLanguages.ts';

const OURS = '(?:(?:the|these|this|those|that|my|your|any|all|it|me|more|sending|texting) )*';
const MESSAGES =
  '(?:texts?|texting|messages?|messaging|msgs?|sms|picks|alerts?|notifications?|e ?mails?|calls?)';
const NUMBER = '(?:number|num|phone|cell|contact|info|name)';

/**
 * What counts as a stop anywhere in a text: the carriers' keywords (CTIA), and the plain words in which people ask for it. Since
 * April 11, 2025 any reasonable words revoke a consent (47 CFR 64.1200(a)(10)).
 */
export const STOPS: readonly RegExp[] = [
  /\bs+t+o+p+(?:s|ped|ping|per|it|all)?\b/,
  /\b(?:quit|cancel(?:l?ed|l?ing|lation)?|revoke[ds]?|revoking|discontinue|cease|desist|terminate|deactivate|disenroll|unenroll|unregister|unfollow)\b/,
  /\b(?:un|de) ?sub(?:s|bed)?\b|\bdesub\w*\b/,
  /\b(?:remove|delete|erase|exclude) (?:me|us|my|mine|this|that|the|all)\b|\b(?:drop|forget|block|lose) (?:me|my)\b/,
  new RegExp(`\\b(?:remove|delete|erase|drop|forget|lose) ${NUMBER}\\b`),
  /\bopt(?:ed|ing|s)? ?(?:me |us )?out\b/,
  /\b(?:take|get|keep|pull|strike|scratch|cross) (?:me|us|my \w+|this \w+|that \w+|us all) (?:off|out)\b/,
  /\b(?:off|from) (?:of )?(?:your|the|this|that|ur) (?:\w+ )?list\b|\bdo not call\b|\bdnc\b/,
  /\b(?:let me|i want|want|count me|i am|im) out\b/,
  /\b(?:turn|switch|shut) (?:it|this|these|that|them|me)? ?(?:\w+ )?off\b/,
  /\b(?:no|not|never) (?:any ?)?(?:more|longer)\b|\bnomore\b|\bno thank(?:s| you)\b|\bno thx\b/,
  /\b(?:do not|dont|doesnt|did not|didnt|never|wont|no longer|not) (?:ever |even )?(?:text(?:ing)?|message|contact|send(?:ing)?|sms|write|want|wish|need|call|bother|email|notify|reach|sign(?:ed)? up|subscribe[d]?|ask(?:ed)?|request(?:ed)?|consent(?:ed)?|agree[d]?)\b/,
  /\b(?:not|un|aint|isnt|never) ?interested\b|\bno (?:longer )?interest(?:ed)?\b/,
  /\b(?:wrong|incorrect|bad|different) (?:number|num|no|person|phone|guy|lady|one|contact|recipient)\b/,
  /\bnot (?:the right|my|his|her|the same) (?:number|person|phone|owner)\b|\b(?:new|changed) (?:owner|number|phone)\b/,
  /\bleave (?:me|us|this number|my \w+) (?:alone|be)\b|\blet me (?:alone|be)\b|\bgo away\b|\bget lost\b|\bget out\b/,
  /\b(?:f\w*|piss|bugger|buzz|back|eff|sod|screw|kiss|naff|bug) off\b|\bf ?off\b|\bf\W*u\b/,
  /\b(?:fuck|screw|damn|eff|f|to hell with) (?:you|u|ya|yall|this|these|your)\b|\bgo to hell\b|\bshut (?:the \w+ )?up\b/,
  /\b(?:spam\w*|scam\w*|harass\w*|nuisance|annoying|unsolicited|unwanted|tcpa|lawyer|attorney|sue|suing|report(?:ed|ing)? (?:you|this|to|as)|blocked|blocking)\b/,
  /\bwithdraw (?:my )?(?:consent|permission)\b|\b(?:no|without) (?:my )?(?:consent|permission)\b/,
  /\b(?:enough|sick|tired) of\b|\b(?:im|i am) done\b|\bmake it end\b/,
  new RegExp(`\\bno ${MESSAGES}\\b`),
  new RegExp(`\\b(?:end|halt|pause|mute|disable|silence|kill) ${OURS}${MESSAGES}\\b`),
  // Not who we think, or nobody to be sent this.
  /\b(?:this|that|it) (?:isnt|is not|aint|wasnt|was not) \w+|\b(?:you|u|youve|uve) (?:got|have|has|had) (?:the |a )?wrong\b|\bno(?:body| one) (?:\w+ )?by that name\b|\bwrong$/,
  /\b(?:died|deceased|passed (?:away|on)|in jail|in prison)\b|\b(?:im|i am|shes|hes) (?:a minor|under ?age|(?:only )?(?:\w+ )?years old|a kid|a child|in school)\b/,
  /\bmy (?:kids?|sons?|daughters?|child\w*|mom|dad|wife|husband) (?:\w+ ){0,3}(?:phone|number)\b|\b(?:business|work|company|office|emergency) (?:line|phone|number|cell)\b|\blandline\b/,
  /\b(?:addict\w*|in recovery|gamblers anonymous|self ?excluded|(?:gambling|betting) problem)\b/,
  /\blost interest\b|\b(?:cut it out|knock it off|beat it|give it a rest|had enough|do not disturb|dnd)\b|\b(?:did not|didnt|never|not) (?:give|gave|given|grant\w*)\b/,
  /\bst+a+h+p+\b|\b(?:kick rocks|take a hike|class action|legal action|fcc|ftc|c and d|complaints?|complain(?:ing|ed)?)\b|\bcall(?:ing|ed)? the (?:police|cops)\b/,
  /\b(?:im|i am|we are|were) not (?:(?:your|ur|a) customer|who|the one)\b|^not (?:your|ur|a) customer\b|\bnever heard of (?:you|u|this)\b|\b(?:do not|dont) know (?:you|u|who you are|this number)\b/,
  /^(?:sorry |hi |yo |no |hey )*(?:im|i am) not (?!(?:sure|ready|home|there|here|kidding|mad|able|going)\b)\w+$|\bno \w+ here$|\b(?:lose|forget|drop) (?:this|that) (?:number|phone)\b|\bex(?:s|es)? (?:\w+ ){0,2}(?:phone|number)\b|\b(?:dad|mom|husband|wife|father|mother|brother|sister|son|he|she) passed\b/,
  /\b(?:im|i am) (?:only )?(?:ten|eleven|twelve|thirteen|fourteen|fifteen|sixteen|seventeen)$|\bin (?:middle|high|elementary|grade) school\b|\bga (?:meetings?|sponsor|program)\b|\billegal (?:here|in my state)\b|\bim broke\b|\blost everything\b/,
  /\bno such (?:person|number)\b|\b(?:doesnt|does not|dont|do not) live here\b|\bhere any ?more\b|\b(?:try|find) (?:another|a different|someone elses|some other) (?:number|person)\b/,
  /\b(?:number|phone) (?:was|has been|is|got) (?:re ?assigned|changed|disconnected|recycled|not (?:his|hers|mine|theirs))\b|\bnumber changed$|\bjust got (?:this|the|a new) (?:number|phone|sim)\b|\b(?:phone|number|line) belongs\b|\bbelongs to (?:a|my|someone|somebody|another)\b/,
  /\bthis is (?:a|an|the) (?:school|hospital|church|business|clinic|court\w*|office|store|restaurant|library|shelter|city|county|state)\b|\b(?:dispatch|hospice)$/,
  /\b(?:no|not|dont|do not|never|cant|cannot|quit|stopped|against) (?:gambl\w*|betting)\b|\b(?:dont|do not|no longer|never|cant) bet(?: (?:any ?more|at all|now|money))?$|\bgambling (?:ruined|destroyed|cost|is)\b|\bself ?exclu\w+|\bbankrupt\w*|\bcan(?:t|not) afford\b/,
  /\b(?:no ty|nty|nothx|nothanks|no (?:thanx|thnx|tnx|tks))\b|\bget off (?:this|of this|here)\b|\b(?:way|how) to (?:end|stop|quit|leave) (?:this|these|it|them)\b/,
  /\b(?:stahp|stawp|stawpp|takemeoff|removeme|leavemealone|optmeout|donttextme|endall|stoptexting|uninstall)\b/,
  // Spanish, French, Portuguese, German, Italian, and others that are written in these letters.
  /\b(?:sin interes|no me interesa|no estoy interesad\w+|dejenme|dejame|no molestar|pas interess?e\w*|nao (?:tenho|me|mande\w*|envie\w*)|(?:para|pare) com|chega de)\b/,
  /\b(?:kein(?:e|en)? (?:interesse|sms|nachrichten|texte|werbung)|nicht mehr|nie wieder|in ruhe|smett\w+|basta|cancella\w*|non (?:mi )?(?:scriv\w+|mand\w+|interessa))\b/,
  /\b(?:i?tigil\w*|ayoko|(?:hu)?wag na|dung lai|przestan\w*|dosyc|wypis\w*|yeter|durdur\w*|iptal|opreste\w*|sispann)\b/,
  /\bno (?:me )?(?:mas|envi\w+|mand\w+|escrib\w+|mensaj\w+|molest\w+|contact\w+|quiero)\b|\bya no (?:quiero|me)\b/,
  /\b(?:cancelar|cancela|cancele|detener|deteng\w+|desuscri\w+|desinscri\w+|darme de baja|darse de baja|dar de baja|dejame en paz|dejeme en paz|dejen de|deja de|deje de|quitame|quiteme|quitenme|borrame|eliminame|numero equivocado|equivocado)\b/,
  /\b(?:arret\w*|desabonn\w+|desinscri\w+|ne \w+ plus|ne me \w+ plus|plus de (?:messages?|textos?|sms)|laissez (?:moi|nous)|laisse moi|foutez moi|mauvais numero|stopper|resilier)\b/,
  /\b(?:nao quero|pare de|numero errado|aufhoren|abmelden|abbestellen)\b/,
];

const wholly = (words: string): RegExp =>
  new RegExp(
    `^(?:please |pls |plz |por favor |just |ok |hi |hey )*(?:${words})(?: (?:please|pls|plz|por favor|svp|sil vous plait|now|it|this|all|thanks|thank you|already|me|us|number|my number))*$`,
  );

/** What counts as a stop where it is all that a text says. */
export const WHOLE_STOPS: readonly RegExp[] = [
  wholly('end|exit|leave|remove|delete|erase|out|off|halt|finish|done|enough|block|bye|goodbye'),
  wholly('thats enough|that is enough|no|nope|nah|never|not me|hell no|negative|unlist'),
  wholly(
    'n|pass|im good|not today|over it|(?:im )?done with (?:this|it|you)|i? ?dont care|thats it|that is it',
  ),
  wholly(
    'not for me|not (?:him|her|them|he|she)|i dont use this|junk|trash|gdpr|foad|eat shit|ya no|keine',
  ),
  wholly('wrong|uninterested|disinterested|mute|pause|silence|abort|suspend|kill'),
  wholly(
    'not needed|no need|not now|later|bye ?bye|so long|peace|peace out|unsend|c d|im (?:ok|fine)|under age',
  ),
  wholly(WHOLE_ELSEWHERE),
  // Slips of the finger.
  wholly('stpo|sotp|tsop|stp|sto|stip|stup|stob|stoo|stpp|dtop|atop|stio|syop|srop|stopo|stpop'),
  wholly('wtf|fu|stfu|gtfo|foff|omfg'),
  wholly('alto|basta|bastante|para|pare|paren|parar|parad|fin|baja|salir|terminar|quitar'),
  wholly('eliminar|borrar|suspender|no gracias|ya basta|basta ya|callate|fuera|dejar|nunca'),
  wholly('assez|annuler|annulez|terminer|supprimer|non|non merci|ca suffit|sair|chega'),
  wholly('halten|genug|schluss|ende|nein|ferma|fermare|fermati|sluta|dung|huy'),
];

/** Curses alone are a wish to be left alone. */
export const CURSES =
  /^(?=.*\b(?:fu?c?k\w*|fuk\w*|shit\w*|bullshit|damn|bitch\w*|crap|cunt|bastards?|dick\w*|ass\w*|idiots?|morons?)\b)(?:(?:fuck\w*|f|fk|fck\w*|fuk\w*|shit\w*|bullshit|damn|hell|ass\w*|bitch\w*|crap|dick\w*|cunt|bastards?|the|you|u|this|these|your|and|of|off|what|mother\w*|idiots?|morons?) ?)+$/;
/** Signs that say it without a word. */
export const SIGNS =
  /🛑|⛔|🚫|✋|🖕|🔕|🤚|🙅|📵|🚷|🤬|^[\s\p{P}]*(?:❌|👎|😡|🤮|💩)+[\s\p{P}\p{M}]*$/u;
/** Who says to be a minor, in figures. */
export const TOO_YOUNG =
  /\b(?:i ?am|im|shes|hes) (?:only |just )?(?:[5-9]|1[0-7])(?=\s*(?:$|[.!,]|y))|^(?:(?:i ?am|im) )?under (?:18|21)[.!]?$|\b(?:i ?am|im) under (?:18|21)\b(?! *points)/u;

/** Texts that, as a whole, ask us to continue. */
export const GO_ON = new RegExp(
  `^(?:please )?(?:do not|dont|never) (?:ever )?(?:stop|quit|cancel) ?${OURS}${MESSAGES}?(?: please)?$`,
);
