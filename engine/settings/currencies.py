"""The currencies that money may be shown in: the active codes of ISO 4217, and XPM for play money."""

USUAL = ("EUR", "USD", "GBP", "CHF", "CAD", "AUD", "MXN", "BRL", "XPM")
"""The codes that the setup page offers; the others are typed in a script."""

_OTHERS = """
AED AFN ALL AMD AOA ARS AWG AZN BAM BBD BDT BHD BIF BMD BND BOB BSD BTN BWP BYN BZD
CDF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB FJD FKP GEL GHS GIP GMD GNF GTQ GYD
HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD KYD KZT
LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MYR MZN
NAD NGN NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF
SAR SBD SCR SDG SEK SGD SHP SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS
UAH UGX UYU UZS VES VND VUV WST XAF XCD XOF XPF YER ZAR ZMW ZWG BGN
"""

CODES = frozenset((*USUAL, *_OTHERS.split()))
"""Every valid code."""

_NONE = "BIF CLP DJF GNF ISK JPY KMF KRW PYG RWF UGX VND VUV XAF XOF XPF"
_THREE = "BHD IQD JOD KWD LYD OMR TND"
_NO_DECIMALS, _THREE_DECIMALS = frozenset(_NONE.split()), frozenset(_THREE.split())


def decimals(currency: str) -> int:
    """Return the number of decimals a currency is written with by ISO 4217: 0, 2 or 3."""
    if currency in _NO_DECIMALS:
        return 0
    return 3 if currency in _THREE_DECIMALS else 2


def decimals_in_sql(column: str) -> str:
    """Return `decimals` as an SQL expression over a column with a currency."""
    none, three = (", ".join(f"'{code}'" for code in sorted(codes)) for codes in (_NO_DECIMALS, _THREE_DECIMALS))
    return f"CASE WHEN {column} IN ({none}) THEN 0 WHEN {column} IN ({three}) THEN 3 ELSE 2 END"
