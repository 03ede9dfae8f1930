import type { ResultField } from './submitted-row.js';

/**
 * Column headers as `headerKey` writes them, by language. They come from the exports and printouts of timing programs
 * and from the sheets that clubs publish; each source is named beside its words.
 */
export const HEADER_WORDS: Readonly<Record<string, Readonly<Partial<Record<ResultField, string>>>>> = {
  // MyLaps Orbits ("Pos", "No.", "Best Tm"), Race Monitor, LiveLaps and MotoTally ("Plate", "Hometown"), Webscorer
  // ("Bib", "Place"), AMA results ("AMA #"), and sheets that promoters write by hand
  en: {
    place:
      'pos position place pl plc plce placing rank rk ranking finish fin finishpos finishposition finishingposition result finpos posn',
    number:
      'no num nbr number bib bibno bibnumber startno startnumber plate plateno platenumber racerno racernumber ' +
      'riderno ridernumber raceno racenumber bikeno ' +
      'bikenumber competitionnumber carno car',
    riderName:
      'rider ridername name fullname racer racername driver drivername competitor competitorname participant ' +
      'participantname athlete athletename',
    firstName: 'first firstname fname given givenname riderfirst riderfirstname racerfirstname',
    lastName: 'last lastname lname surname family familyname riderlast riderlastname racerlastname',
    email: 'email mail emailaddress mailaddress rideremail',
    amaNumber:
      'ama amano amanum amanumber amaid amacard amacardno amamember amamemberno amamembernumber amamembership ' +
      'amalicense amalicence amalicenseno',
    hometown:
      'hometown homecity hometownstate homecitystate citystate cityst citystateprovince cityprovince cityprov residence from',
    city: 'city town',
    state: 'state st province prov stateprovince stateprov stprov provincestate stateorprovince homestate',
    bike: 'bike bikemodel motorcycle motorcyclemodel machine vehicle makemodel makeandmodel bikemakemodel brandmodel',
    make: 'brand make manufacturer mfg mfr bikebrand bikemake bikemanufacturer motorcyclebrand motorcyclemake',
    status: 'status finishstatus resultstatus resulttype racestatus',
    class: 'class classname raceclass category categoryname cat division div',
    entrants:
      'entrants entries entrantcount entrycount numberofentrants noofentrants numberofentries noofentries ' +
      'totalentrants totalentries starters numberofstarters noofstarters ' +
      'ridersinclass numberofriders noofriders',
  },
  // Chronelec Elite and FFM results ("Clt", "N°", "Pilote"), Fédération motocycliste du Québec and SMX Québec
  // ("Provenance", "Ville, Prov.", "Plaque")
  fr: {
    place: 'rang classement clt clst arrivee',
    number: 'numero numerodecourse dossard plaque numerodeplaque numeroplaque n numplaque nodeplaque',
    riderName:
      'pilote nom nompilote nomdupilote nomcomplet nometprenom nomprenom nomprenoms prenomnom prenometnom coureur concurrent',
    firstName: 'prenom prenoms prenompilote prenomdupilote',
    lastName: 'nomdefamille',
    email: 'courriel adressecourriel adressemail adresseemail',
    amaNumber: 'noama numeroama',
    hometown:
      'villedorigine villeprovince villeprov villeetprovince villeetat domicile lieuderesidence provenance origine lieudorigine',
    city: 'ville municipalite localite',
    state: 'provinceetat etatprovince provetat',
    bike: 'moto motocyclette modelemoto',
    make: 'marque marquemoto marquedelamoto constructeur fabricant',
    status: 'statut',
    class: 'categorie classe nomdelaclasse nomdeclasse nomdelacategorie',
    entrants: 'participants partants inscrits nombredeparticipants nombredepartants nombredinscrits',
  },
  // Real Federación Motociclista Española and Mexican and Argentine clubs ("Piloto", "Nombre", "Puesto", "Dorsal")
  es: {
    place: 'puesto posicion lugar clasificacion llegada',
    number: 'dorsal numerodecompetencia numpiloto nodecorredor',
    riderName:
      'piloto nombre nombrepiloto nombredelpiloto nombrecompleto nombreyapellido nombreyapellidos apellidosynombre ' +
      'apellidoynombre corredor competidor',
    lastName: 'apellido apellidos',
    email: 'correo correoelectronico',
    hometown: 'procedencia lugardeorigen ciudadestado ciudadprovincia',
    city: 'ciudad localidad poblacion municipio',
    state: 'provincia',
    bike: 'motocicleta',
    make: 'marca',
    class: 'clase',
  },
  // DMSB and ADAC MX results from Zeitnahme programs ("Platz", "St.-Nr.", "Startnr.", "Fahrer", "Wohnort")
  de: {
    place: 'platz platzierung pltz',
    number: 'nr startnr stnr startnummer stnummer fahrernr startzahl',
    riderName: 'fahrer fahrername fahrerin teilnehmer teilnehmername namevorname vornamename nachnamevorname',
    firstName: 'vorname',
    lastName: 'nachname familienname zuname',
    hometown: 'wohnort heimatort herkunft',
    city: 'ort stadt',
    bike: 'motorrad maschine',
    make: 'hersteller fabrikat',
    class: 'klasse',
    entrants: 'starterzahl teilnehmerzahl',
  },
  // NMF results by EQ Timing and MyLaps Speedhive ("Plass", "Startnr", "Fører", "Klubb"); Swedish and Danish sheets of
  // the same programs
  no: {
    place: 'plass plassering placering plats',
    number: 'startnummer stnr startnr',
    riderName: 'navn forer deltaker deltager utover namn forare korer',
    firstName: 'fornavn fornamn',
    lastName: 'etternavn efternavn efternamn',
    hometown: 'hjemsted bosted hemort',
    city: 'sted poststed by stad',
    bike: 'motorsykkel sykkel',
    make: 'merke fabrikat marke',
    class: 'klasse klass',
  },
  // FMI results by Ficr ("Pos.", "Num.", "Pilota", "Moto Club", "Regione")
  it: {
    place: 'posizione classifica',
    number: 'numerodigara ngara pettorale tabella',
    riderName: 'pilota nominativo concorrente conduttore cognomeenome cognomenome nomeecognome',
    firstName: 'nome',
    lastName: 'cognome',
    hometown: 'provenienza residenza',
    city: 'citta comune',
    make: 'marca casa',
    class: 'classe categoria',
  },
};
